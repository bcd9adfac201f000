import assert from 'node:assert/strict';
import test from 'node:test';

import { Flow } from '../../../Sources/FlowViewer/Script/model.mjs';
import { recordsOf, textOfState } from '../../../Sources/FlowViewer/Script/states.mjs';
import { sampleData } from './sample.mjs';

test('A screen has a state for each stack that it was on top of, with where that was recorded first', () => {
  const flow = new Flow(sampleData());
  const states = recordsOf(flow).map((screen) => (
    screen.states.map((state) => `${textOfState(state, flow)} in ${state.session} at ${state.step}`)));
  assert.deepEqual(states, [
    ['List, presented: Cart in 2 at 1'], ['List › Detail in 1 at 1'], ['List in 1 at 0'],
  ]);
  assert.equal(recordsOf(flow), recordsOf(flow), 'made once');
});

test('What never changed the display is listed, and what did once is not', () => {
  const data = sampleData();
  data.acts.push('tap "Help"');
  data.sessions[0].events.push(['step', 5], ['step', 2]);
  data.sessions[0].moments.push([5, 2, []], [2, 2, []]);
  assert.deepEqual(recordsOf(new Flow(data)).map(({ idle }) => idle), [[], [], ['tap "Help"']]);
});

test('A flow without sessions has no states', () => {
  const flow = new Flow({ ...sampleData(), sessions: [] });
  assert.deepEqual(recordsOf(flow), flow.screens.map(() => ({ states: [], idle: [] })));
});
