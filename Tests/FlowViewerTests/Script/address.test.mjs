import assert from 'node:assert/strict';
import test from 'node:test';
import { firstState, fragmentOf, stateOf } from '../../../Sources/FlowViewer/Script/address.mjs';
import { Flow } from '../../../Sources/FlowViewer/Script/model.mjs';
import { fitted, panned, showing, wheelFactor, zoomed } from '../../../Sources/FlowViewer/Script/viewport.mjs';
import { comparedData } from './sample.mjs';

const flow = new Flow(comparedData());
const views = ['map', 'flow', 'sequence'];
const read = (fragment) => stateOf(fragment, flow, 'map', views);

test('An address without a fragment is the first state', () => {
  assert.deepEqual(read(''), firstState('map'));
  assert.equal(fragmentOf(firstState('map'), flow, 'map'), '');
});

test('An address keeps all of a state', () => {
  const state = {
    view: 'flow', panel: 'replay', pick: { kind: 'coordinator', index: 1 }, from: 2, to: 0,
    finding: 'zombie/CartCoordinator', change: 'Screen Cart is new.', session: 2, step: 1, earlier: 7, stepEarlier: 1, closed: [0, 1], layout: 1, query: 'a&b=c #/ü',
    camera: { x: -12, y: 30, k: 1.25 },
    filters: { hidden: ['push', 'pop'], coordinator: 0, findings: true, trace: 1, launch: '', session: 1 },
  };
  assert.deepEqual(read(`#${fragmentOf(state, flow, 'map')}`), state);
});

test('What an address names that is not in the flow is left out', () => {
  for (const fragment of ['view=x', 'pick=screen:Nobody', 'pick=window:List', 'from=x', 'session=99', 'session=1e9', 'step=3', 'change=x', 'earlier=2', 'step-earlier=1',
    'at=1 2', 'at=1 2 0', 'at=1 NaN 1', 'closed=x', 'layout=x', 'layout=open:x', 'without=x', 'of=x', 'launch=x', 'finding=x', 'panel=x', '%', '&&=']) {
    assert.deepEqual(read(`#${fragment}`), firstState('map'), fragment);
  }
});

test('A picture that is fitted is in the middle of its window', () => {
  const camera = fitted({ width: 1000, height: 200 }, { width: 548, height: 400 });
  assert.deepEqual(camera, { x: 24, y: 150, k: 0.5 });
  assert.equal(fitted({ width: 10, height: 10 }, { width: 500, height: 500 }).k, 1.25);
  assert.ok(fitted({ width: 0, height: 0 }, { width: 0, height: 0 }).k > 0);
});

test('The point below the pointer stays where it is while zooming, at the limits too', () => {
  for (const factor of [1.5, 0.5, 1e9, 1e-9]) {
    const before = { x: 10, y: -20, k: 0.7 };
    const after = zoomed(before, factor, { x: 100, y: 80 });
    assert.ok(Math.abs((100 - before.x) / before.k - (100 - after.x) / after.k) < 1e-6);
    assert.ok(after.k >= 0.02 && after.k <= 8);
  }
  assert.deepEqual(panned({ x: 1, y: 2, k: 3 }, 4, 5), { x: 5, y: 7, k: 3 });
});

test('What is seen is not moved, and what is not is put in the middle', () => {
  const camera = { x: 0, y: 0, k: 1 };
  const pane = { width: 400, height: 300 };
  assert.equal(showing(camera, { x: 50, y: 50, width: 80, height: 40 }, pane), camera);
  assert.deepEqual(showing(camera, { x: 1000, y: 50, width: 80, height: 40 }, pane), { x: -840, y: 80, k: 1 });
});

test('A wheel that counts lines zooms as one that counts pixels', () => {
  const lines = wheelFactor({ deltaY: 3, deltaMode: 1, ctrlKey: false });
  assert.equal(lines, wheelFactor({ deltaY: 48, deltaMode: 0, ctrlKey: false }));
  assert.ok(wheelFactor({ deltaY: 1e9, deltaMode: 0, ctrlKey: false }) > 0.5);
});
