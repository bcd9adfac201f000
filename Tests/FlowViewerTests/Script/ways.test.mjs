import assert from 'node:assert/strict';
import test from 'node:test';
import { framesOf } from '../../../Sources/FlowViewer/Script/replay.mjs';
import { screensOf, shortestWay, stepsOf, wayOfVerdict } from '../../../Sources/FlowViewer/Script/ways.mjs';
import { sampleData } from './sample.mjs';

const data = sampleData();
const words = (way) => stepsOf(way, data.acts).map(({ text }) => text);

test('The shortest way from launch is a part of a recorded session', () => {
  const way = shortestWay(data.sessions, null, 0);
  assert.equal(way.session.number, 2);
  assert.deepEqual(words(way), ['tap "Cart"']);
  assert.deepEqual(screensOf(way), [2, 0]);
});

test('A way starts at the last moment at which its first screen came on display', () => {
  const way = shortestWay(data.sessions, 1, 2);
  assert.deepEqual([way.session.number, way.start, way.end], [1, 1, 2]);
});

test('There is no way that no session has', () => {
  assert.equal(shortestWay(data.sessions, 1, 0), null);
});

test('A way from a screen to itself has a step at least', () => {
  const way = shortestWay(data.sessions, 2, 2);
  assert.deepEqual([way.session.number, way.start, way.end], [1, 0, 2]);
});

test('The way of a finding is that of the session in which it was found', () => {
  const way = wayOfVerdict(data.sessions, data.verdicts[0], data.acts);
  assert.equal(way.session.number, 2);
  assert.deepEqual(words(way), data.verdicts[0].path);
  assert.equal(wayOfVerdict(data.sessions, { ...data.verdicts[0], path: ['tap "Pay"'] }, data.acts), null);
});

test('A replay has a frame for the launch and for each step', () => {
  const frames = framesOf(data.sessions[0], data.acts);
  assert.deepEqual(frames.map(({ act }) => act), [null, 'select row 0', 'back']);
  assert.deepEqual(frames.map((frame) => frame.stack), [[[1]], [[1, 2]], [[1]]]);
  assert.deepEqual(frames.map(({ display }) => display), [1, 2, 1]);
  assert.deepEqual(frames[2].freed, [2]);
});

test('A presented screen is over the stack until it is dismissed; its coordinator is alive while it is held', () => {
  const frames = framesOf(data.sessions[1], data.acts);
  assert.deepEqual(frames.map((frame) => frame.stack), [[[1]], [[1], [3]], [[1]]]);
  assert.deepEqual(frames.map((frame) => frame.alive.map(({ object }) => object)), [[0], [0, 2], [0, 2]]);
});

function replayed(...events) {
  const objects = Array.from({ length: 10 }, (_, index) => [0, index]);
  return framesOf({ objects, events, moments: [] }, ['x']).map((frame) => frame.stack);
}
const go = (from, to, kind, tabRoot = -1) => ['go', from, to, kind, 0, -1, tabRoot];

test('Each tab keeps its stack', () => {
  const stacks = replayed(go(-1, 0, 'root'), go(0, 1, 'tab'), ['step', 0], go(1, 2, 'push'), ['step', 0], go(2, 3, 'tab'),
    ['step', 0], go(3, 2, 'tab', 1));
  assert.deepEqual(stacks, [[[1]], [[1, 2]], [[3]], [[1, 2]]]);
});

test('A pop goes back to a screen wherever it is, and a dismissal takes all that is over it', () => {
  const stacks = replayed(go(-1, 0, 'root'), go(0, 1, 'push'), go(1, 2, 'present'), go(2, 3, 'push'), go(3, 4, 'present'),
    ['step', 0], go(4, 1, 'dismiss'), ['step', 0], go(1, 0, 'pop'));
  assert.deepEqual(stacks, [[[0, 1], [2, 3], [4]], [[0, 1]], [[0]]]);
});

test('A session without events has one frame with nothing on display', () => {
  const [frame] = framesOf({ objects: [], events: [], moments: [] }, []);
  assert.equal(frame.display, null);
});

test('A coordinator that is let go is alive until it is freed', () => {
  const frames = framesOf({ objects: [[1, 0], [1, 1]], moments: [], events: [['take', 0, 1], ['step', 0], ['drop', 0, 1], ['step', 0], ['freed', 1]] }, ['x']);
  assert.deepEqual(frames.map(({ alive }) => alive.length), [2, 2, 1]);
  assert.equal(frames[1].alive[1].isLetGo, true);
});

test('An embedded screen is on display where the session shows it, and beside its host elsewhere', () => {
  const events = [go(-1, 0, 'root'), go(0, 1, 'embed')];
  const shown = (screen) => framesOf({ objects: [[0, 0], [0, 1]], events, moments: [[-1, screen, []]] }, ['x'])[0];
  assert.deepEqual([shown(0).display, shown(1).display, shown(0).embedded], [0, 1, [1]]);
});
