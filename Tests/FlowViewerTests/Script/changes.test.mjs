import assert from 'node:assert/strict';
import test from 'node:test';
import { firstState } from '../../../Sources/FlowViewer/Script/address.mjs';
import { changeIn, chosenChange } from '../../../Sources/FlowViewer/Script/changes.mjs';
import { Flow, PictureIndex, thingsById, unpacked } from '../../../Sources/FlowViewer/Script/model.mjs';
import { tracksOf } from '../../../Sources/FlowViewer/Script/sessions.mjs';
import { comparedData, sampleData } from './sample.mjs';

const flow = new Flow(comparedData());
const picture = unpacked(comparedData().pictures[0]);
const index = new PictureIndex(picture, thingsById([picture]));

test('A change of a screen is its card, in its frame', () => {
  const { near, target } = changeIn(index, flow, flow.changes[0]);
  assert.deepEqual([[...near.nodes], [...near.edges], target], [['screen-Cart'], [], 'screen-Cart']);
  assert.ok(near.clusters.has('coordinator-Cart'));
});

test('A change of a transition is both cards and the arrow between them', () => {
  const { near, target } = changeIn(index, flow, flow.changes[1]);
  assert.deepEqual([[...near.nodes], [...near.edges], target], [['screen-List', 'screen-Cart'], ['present'], 'screen-Cart']);
});

test('A launch that is new is an arrow from the entry', () => {
  const { near } = changeIn(index, flow, { screens: [], coordinators: [], transitions: [0] });
  assert.deepEqual([[...near.nodes], [...near.edges]], [['entry', 'screen-List'], ['root--entry--screen-List']]);
});

test('A change is chosen by its sentence', () => {
  assert.equal(chosenChange({ change: 'Screen Cart is new.' }, flow), flow.changes[0]);
  assert.equal(chosenChange({ change: null }, flow), null);
  assert.equal(chosenChange({ change: 'Screen Cart is new.' }, new Flow(sampleData())), null);
});

test('A comparison replays a session of each trace, at steps of their own', () => {
  const state = { ...firstState('map'), session: 2, step: 9, stepEarlier: 1 };
  const tracks = tracksOf(state, flow);
  assert.deepEqual(tracks.map(({ session, step }) => [session.number, step]), [[7, 1], [2, 2]]);
  assert.deepEqual(tracks[0].at(5), { earlier: 7, stepEarlier: 2 });
  assert.deepEqual(tracks[1].at(-Infinity), { session: 2, step: 0 });
});

test('A comparison of a stored graph replays what the other trace has', () => {
  const tracks = tracksOf(firstState('map'), new Flow({ ...comparedData(), sessions: [] }));
  assert.deepEqual(tracks.map(({ name }) => name), ['Before: old.trace']);
  assert.deepEqual(tracksOf(firstState('map'), new Flow({ ...sampleData(), sessions: [] })), []);
});
