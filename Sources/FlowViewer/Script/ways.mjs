// Each answer is a part of a recorded session, as those of `coordgraph path` are. A moment is
// [act, screen on display afterwards, [transition, screen, transition, screen, …]]; the first is the launch.

function arrives(screen, moment) {
  for (let index = 1; index < moment[2].length; index += 2) if (moment[2][index] === screen) return true;
  return false;
}

function showsScreen(screen, moment) {
  return moment[1] === screen || arrives(screen, moment);
}

/** From each moment that shows `to`, back to the last one before it that brought `from` on display. */
function stretches(moments, from, to) {
  const found = [];
  let latest = null;
  moments.forEach((moment, index) => {
    if (from === to && latest !== null && arrives(to, moment)) found.push([latest, index]);
    const isNew = index === 0 || arrives(from, moment) || !showsScreen(from, moments[index - 1]);
    if (showsScreen(from, moment) && isNew) latest = index;
    if (from !== to && latest !== null && showsScreen(to, moment)) found.push([latest, index]);
  });
  return found;
}

/**
 * The way with the fewest steps to a screen, and of equally short ones the nearest to launch, then the
 * first recorded.
 *
 * @param from the screen to start from, or null for the launch
 * @returns the session, and the moments at which the way starts and ends; null where no session has one
 */
export function shortestWay(sessions, from, to) {
  let best = null;
  for (const session of sessions) {
    const { moments } = session;
    if (from === null) {
      const end = moments.findIndex((moment) => showsScreen(to, moment));
      if (end >= 0 && (!best || end < best.end)) best = { session, start: 0, end };
      continue;
    }
    for (const [start, end] of stretches(moments, from, to)) {
      const steps = best ? best.end - best.start : Infinity;
      if (end - start < steps || (end - start === steps && end < best.end)) best = { session, start, end };
    }
  }
  return best;
}

/** The steps of a way: what was done, where that led, and by which transitions. */
export function stepsOf(way, acts) {
  const steps = [];
  for (let index = way.start + 1; index <= way.end; index += 1) {
    const [act, screen, passages] = way.session.moments[index];
    steps.push({
      text: acts[act] ?? '', screen, isChange: passages.length > 0,
      transitions: passages.filter((_, place) => place % 2 === 0),
    });
  }
  return steps;
}

/** The screens of a way in order, from the one it starts on. */
export function screensOf(way) {
  const screens = [];
  const add = (screen) => {
    if (screen >= 0 && screens[screens.length - 1] !== screen) screens.push(screen);
  };
  for (let index = way.start; index <= way.end; index += 1) {
    const [, screen, passages] = way.session.moments[index];
    if (index > way.start || index === 0) for (let place = 1; place < passages.length; place += 2) add(passages[place]);
    add(screen);
  }
  return screens;
}

/** The moments of the first session that begins with the acts of a verdict; null where none does. */
export function wayOfVerdict(sessions, verdict, acts) {
  const isLike = (session) => (
    session.launch === verdict.launch && session.moments.length > verdict.path.length
    && verdict.path.every((text, index) => acts[session.moments[index + 1][0]] === text));
  const session = sessions.find((candidate) => candidate.number === verdict.session && isLike(candidate))
    ?? sessions.find(isLike);
  return session ? { session, start: 0, end: verdict.path.length } : null;
}
