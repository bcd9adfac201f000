import { sessionFrames } from './replay.mjs';

const recordCache = new WeakMap();

/**
 * What was recorded on each screen, of all sessions: by screen, the `states` in which it was on display, and
 * the acts after which nothing on display changed, in any session.
 *
 * States are told apart by the screens below and over one another; each is `{levels, session, step}`, the
 * first time that it was recorded.
 */
export function recordsOf(flow) {
  if (!recordCache.has(flow)) recordCache.set(flow, makeRecords(flow));
  return recordCache.get(flow);
}

function makeRecords(flow) {
  const records = flow.screens.map(() => ({ states: new Map(), acts: new Map() }));
  for (const session of flow.sessions) {
    const screenOf = (object) => session.objects[object]?.[1] ?? -1;
    let last = null;
    sessionFrames(session, flow).forEach((frame, step) => {
      if (last && frame.act !== null) {
        last.acts.set(frame.act, (last.acts.get(frame.act) ?? false) || frame.moves.length > 0);
      }
      last = frame.display === null ? null : records[screenOf(frame.display)] ?? null;
      if (!last) return;
      const levels = frame.stack.map((level) => level.map(screenOf));
      const key = JSON.stringify(levels);
      if (!last.states.has(key)) last.states.set(key, { levels, session: session.number, step });
    });
  }
  return records.map(({ states, acts }) => ({
    states: [...states.values()],
    idle: [...acts].filter(([, isFollowed]) => !isFollowed).map(([act]) => act),
  }));
}

/** The screens of a state from the bottom to the top: `List › Detail, presented: Cart`. */
export function textOfState({ levels }, flow) {
  return levels.map((level) => level.map((screen) => flow.screens[screen] ?? '?').join(' › ')).join(', presented: ');
}
