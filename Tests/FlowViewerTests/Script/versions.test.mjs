import assert from 'node:assert/strict';
import test from 'node:test';
import { Flow } from '../../../Sources/FlowViewer/Script/model.mjs';
import { changesOf } from '../../../Sources/FlowViewer/Script/versions.mjs';
import { sampleData, summaryData } from './sample.mjs';

const flow = new Flow(summaryData());

test('A version is compared with the one before, and the first with none', () => {
  const { before, added, gone } = changesOf(1, flow);
  assert.equal(before.name, '2.3');
  assert.deepEqual([added, gone].map((list) => list.map(({ index }) => index)), [[3, 4], [2]]);
  assert.deepEqual(changesOf(0, flow), { before: null, added: [], gone: [] });
});

test('The sessions of all versions add up', () => {
  assert.equal(flow.sessionCount, 40);
  assert.equal(new Flow(sampleData()).sessionCount, 0);
});

test('A version is one of the traces that a filter shows alone', () => {
  assert.deepEqual(flow.traces.map(({ name, screens }) => [name, screens]), [['2.3', [1, 2]], ['2.4', [0, 1, 2]]]);
});
