import assert from 'node:assert/strict';
import test from 'node:test';

import { dashPieces } from '../../../Sources/FlowViewer/Script/dashes.mjs';

const points = (d) => d.match(/-?[\d.]+,-?[\d.]+/gu).map((point) => point.split(',').map(Number));

/** A path's length, measured along a thousand chords of each curve. */
function length(d) {
  const all = points(d);
  let sum = 0;
  for (let start = 0; start + 3 < all.length; start += 3) {
    let last = all[start];
    for (let step = 1; step <= 1000; step += 1) {
      const t = step / 1000;
      const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      const next = [0, 1].map((axis) => weights.reduce((total, weight, index) => total + weight * all[start + index][axis], 0));
      sum += Math.hypot(next[0] - last[0], next[1] - last[1]);
      last = next;
    }
  }
  return sum;
}

const wave = 'M0,0C100,-300 900,300 1000,0C1100,-300 1900,300 2000,10';

test('A long dashed path is cut into pieces that join, are short, and begin with a dash', () => {
  const pieces = dashPieces(wave, '5,2', 400);
  assert.ok(pieces.length > 4, `${pieces.length}`);
  assert.deepEqual(points(pieces[0])[0], [0, 0]);
  assert.deepEqual(points(pieces[pieces.length - 1]).pop(), [2000, 10]);
  pieces.slice(1).forEach((piece, index) => assert.deepEqual(points(piece)[0], points(pieces[index]).pop()));
  for (const piece of pieces.slice(0, -1)) {
    const periods = length(piece) / 7;
    assert.ok(Math.abs(periods - Math.round(periods)) < 0.2, `${piece} has ${periods} dashes`);
    assert.ok(length(piece) < 420, `${length(piece)}`);
  }
  const total = pieces.reduce((sum, piece) => sum + length(piece), 0);
  assert.ok(Math.abs(total - length(wave)) < 0.5, `${total} of ${length(wave)}`);
});

test('An odd number of lengths counts twice, as in SVG', () => {
  const [first] = dashPieces('M0,0C100,0 200,0 300,0', '3', 50);
  assert.ok(Math.abs(length(first) - 54) < 0.1, first);
});

test('A short path, one without dashes and one with other commands stay as they are', () => {
  assert.deepEqual(dashPieces('M0,0C10,0 20,0 30,0', '5,2', 400), ['M0,0C10,0 20,0 30,0']);
  for (const dashes of ['none', '0', '', '-1']) assert.deepEqual(dashPieces(wave, dashes, 400), [wave]);
  for (const path of ['M0,0L2000,0', 'M0,0c10,0 20,0 3000,0', 'M0,0C10,0 20,0', '']) {
    assert.deepEqual(dashPieces(path, '5,2', 400), [path]);
  }
});

test('Curves that meet themselves, or have no length, end', () => {
  assert.equal(dashPieces('M5,5C5,5 5,5 5,5', '5,2', 400).length, 1);
  assert.ok(dashPieces('M0,0C4000,0 -4000,0 0,0', '1,5', 60).length > 40);
});
