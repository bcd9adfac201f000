import assert from 'node:assert/strict';
import test from 'node:test';

import { LiveFeed, LiveRecord, latestFirst } from '../../../Sources/FlowViewer/Script/live.mjs';
import { withoutStyles } from '../../../Sources/FlowViewer/Script/renewal.mjs';

const message = (records, ...rows) => ({ records, display: 'a', rows });

test('What comes twice counts once, and what is missing is counted', () => {
  const record = new LiveRecord();
  assert.equal(record.take('0.3', message(3, [0, 'launch', ''])), true);
  assert.equal(record.take('0.3', message(3, [0, 'launch', ''])), false);
  assert.equal(record.take('0.5', message(2)), true);
  assert.deepEqual([record.records, record.missed, record.rows.length], [5, 0, 1]);
  record.take('0.9', message(1));
  assert.deepEqual([record.records, record.missed], [9, 3]);
  record.begin();
  assert.equal(record.take('1.2', message(2)), true);
  assert.deepEqual([record.records, record.missed], [2, 0]);
});

test('Only the last rows are kept', () => {
  const record = new LiveRecord(2);
  record.take('0.3', message(3, [1, 'step', 'a'], [2, 'step', 'b'], [3, 'step', 'c']));
  assert.deepEqual(record.rows.map(([at]) => at), [2, 3]);
});

test('The screen on display is found by its key; one that the page does not have yet is none', () => {
  const feed = new LiveFeed(null);
  feed.record.take('0.1', message(1));
  assert.deepEqual(feed.thing({ keys: ['b', 'a'] }), { kind: 'screen', index: 1 });
  assert.equal(feed.thing({ keys: ['b'] }), null);
});

test('The last step comes first, with what followed it behind it', () => {
  const rows = [[1, 'push', 'a'], [2, 'step', 'b'], [3, 'push', 'c'], [4, 'pop', 'd'], [5, 'launch', ''], [6, 'root', 'e']];
  assert.deepEqual(latestFirst(rows).map(([at]) => at), [5, 6, 2, 3, 4, 1]);
});

test('Style sheets become data, and nothing else changes', () => {
  const page = '<style>a{}</style><p>style</p><svg><style>\n@media{}\n</style></svg>';
  assert.equal(withoutStyles(page).replaceAll('script type="text/css"', 'style').replaceAll('/script', '/style'), page);
  assert.doesNotMatch(withoutStyles(page), /<style/u);
});
