import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const sheet = readFileSync(new URL('../../../Sources/FlowViewer/Style/viewer.css', import.meta.url), 'utf8');
const [light, dark] = [...sheet.matchAll(/:root \{([^}]*)\}/gu)].map(([, rules]) => Object.fromEntries(
  [...rules.matchAll(/--([a-z]+): (#[0-9a-f]{6});/gu)].map(([, name, colour]) => [name, linear(colour)])));

/** The red, green and blue of a colour, as shares of light. */
function linear(colour) {
  return [1, 3, 5].map((place) => parseInt(colour.slice(place, place + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
}

/** How eyes see that lack one kind of cone: Machado, Oliveira and Fernandes (2009), at full severity. */
const sights = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function seen(colour, sight) {
  return sights[sight].map((row) => Math.min(1, Math.max(0, row.reduce((sum, share, place) => sum + share * colour[place], 0))));
}

const luminance = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of two colours, by WCAG 2. */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

/** CIE L*a*b*, in which distances are about those that people see. */
function lab([red, green, blue]) {
  const f = (share) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a, b) => Math.hypot(...lab(a).map((part, place) => part - lab(b)[place]));

for (const [scheme, colours] of Object.entries({ light, dark })) {
  for (const sight of Object.keys(sights)) {
    const marks = ['accent', 'wrong', 'lit'];
    test(`The marks on a ${scheme} map differ from one another and from the paper in the sight of ${sight}`, () => {
      const as = (name) => seen(colours[name], sight);
      for (const [index, mark] of marks.entries()) {
        const paper = contrast(as(mark), as('paper'));
        assert.ok(paper >= 3, `${mark} has a contrast of ${paper.toFixed(2)} with the paper`);
        for (const other of marks.slice(index + 1)) {
          const apart = distance(as(mark), as(other));
          assert.ok(apart >= 20, `${mark} and ${other} are ${apart.toFixed(1)} apart`);
        }
      }
    });
  }
}
