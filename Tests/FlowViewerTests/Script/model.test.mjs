import assert from 'node:assert/strict';
import test from 'node:test';
import { Flow, PictureIndex, thingsById, unpacked } from '../../../Sources/FlowViewer/Script/model.mjs';
import { noFilters, partsHidden, transitionsLeft } from '../../../Sources/FlowViewer/Script/filters.mjs';
import { search, searchEntries } from '../../../Sources/FlowViewer/Script/search.mjs';
import { sampleData } from './sample.mjs';

const data = sampleData();
const flow = new Flow(data);
const pictures = data.pictures.map(unpacked);
const index = new PictureIndex(pictures[0], thingsById(pictures));
const sorted = (set) => [...set].sort();

test('A card has what leads in and out around it, rows without an arrow and frames included', () => {
  const near = index.around('screen-Cart');
  assert.deepEqual(sorted(near.nodes), ['screen-Cart', 'screen-List']);
  assert.deepEqual(sorted(near.edges), ['present']);
  assert.deepEqual(sorted(near.clusters), ['coordinator-Cart', 'coordinator-Shop']);
});

test('A frame has what leads in and out of all cards in it around it', () => {
  const near = index.around('coordinator-Cart');
  assert.deepEqual(sorted(near.nodes), ['screen-Cart', 'screen-List']);
});

test('A part that is not in the picture has nothing around it', () => {
  assert.equal(index.around('nothing').nodes.size, 0);
});

test('A screen without a card is at that of a coordinator around it', () => {
  const other = new PictureIndex({
    name: 'hierarchy', title: '', clusters: [], edges: [],
    nodes: [{ id: 'coordinator-Shop', name: 'Shop', role: 'coordinator', of: 1, in: null, backs: [] }],
  }, new Map());
  assert.equal(other.placeOf({ kind: 'screen', index: 0 }, flow), 'coordinator-Shop');
});

test('Owners that own one another are followed to an end', () => {
  const circle = new Flow({ ...data, links: [[0, 1], [1, 0]] });
  assert.deepEqual([...circle.family(0)], [0, 1]);
  const none = new PictureIndex({ name: 'map', title: '', nodes: [], clusters: [], edges: [] }, new Map());
  assert.equal(none.placeOf({ kind: 'screen', index: 0 }, circle), null);
});

test('A search finds all words in any case, screens first and the beginning of a word before its middle', () => {
  const entries = searchEntries(flow);
  assert.deepEqual(search(entries, 'CART').map(({ text }) => text), ['Cart', 'CartCoordinator', 'tap "Cart"']);
  assert.deepEqual(search(entries, 'cart tap').map(({ kind }) => kind), ['trigger']);
  assert.deepEqual(search(entries, '  '), []);
});

test('A hidden kind of transition hides its arrows alone', () => {
  const hidden = partsHidden(flow, index, { ...noFilters(), hidden: ['push'] });
  assert.deepEqual([sorted(hidden.edges), hidden.nodes.size], [['push'], 0]);
});

test('A coordinator as filter leaves what it and its children show', () => {
  const hidden = partsHidden(flow, index, { ...noFilters(), coordinator: 0 });
  assert.deepEqual(sorted(hidden.nodes), ['screen-Detail', 'screen-List']);
});

test('A session as filter leaves the transitions that it used', () => {
  const left = transitionsLeft(flow, { ...noFilters(), session: 1 });
  assert.deepEqual(left.map((transition) => transition.index), [0, 1, 2]);
  assert.deepEqual(sorted(partsHidden(flow, index, { ...noFilters(), session: 1 }).edges), ['present']);
});

test('Findings as filter leave where they happened', () => {
  const hidden = partsHidden(flow, index, { ...noFilters(), findings: true });
  assert.deepEqual(sorted(hidden.nodes), ['screen-Detail']);
});

test('A trace leaves its own screens and transitions', () => {
  const filters = { ...noFilters(), trace: 1 };
  assert.deepEqual(transitionsLeft(flow, filters).map(({ kind }) => kind), ['root', 'present', 'dismiss']);
  const hidden = partsHidden(flow, index, filters);
  assert.deepEqual(sorted(hidden.nodes), ['screen-Detail']);
  assert.deepEqual(sorted(hidden.edges), ['push']);
});
