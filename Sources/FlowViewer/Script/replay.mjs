const frameCache = new WeakMap();

/** The frames of a session, made once. */
export function sessionFrames(session, flow) {
  if (!frameCache.has(session)) frameCache.set(session, framesOf(session, flow.acts));
  return frameCache.get(session);
}

/** The thing that an object of a session is; null where the graph does not have it. */
export function thingOfObject(session, object) {
  const [isCoordinator, index] = session.objects[object] ?? [0, -1];
  return index < 0 ? null : { kind: isCoordinator === 1 ? 'coordinator' : 'screen', index };
}

/**
 * A session, step by step: after each, the screen on display, the screens from the bottom to the top, those
 * embedded in it, and the coordinators that are there.
 *
 * An object is a place in `session.objects`. The first frame is the launch.
 */
export function framesOf(session, acts) {
  const state = new ReplayState(session);
  const frames = [];
  let frame = { act: null, moves: [], freed: [] };
  const close = () => frames.push({ ...frame, ...state.snapshot() });
  for (const event of session.events) {
    if (event[0] === 'step') {
      close();
      frame = { act: acts[event[1]], moves: [], freed: [] };
    } else {
      state.take(event, frame, acts);
    }
  }
  close();
  const isKnown = session.moments.length === frames.length;
  frames.forEach((one, index) => {
    one.display = displayOf(one, session.objects, isKnown ? session.moments[index][1] : -1);
  });
  return frames;
}

/** The screen on top, or the one embedded in it where that is what the session shows: they are there together. */
function displayOf(frame, objects, screen) {
  const top = frame.stack[frame.stack.length - 1];
  return frame.embedded.find((object) => objects[object][1] === screen) ?? top[top.length - 1] ?? null;
}

/** What is on display and alive. */
class ReplayState {
  constructor(session) {
    this.session = session;
    /** The navigation stacks over one another: the window's, then what is presented over it. */
    this.levels = [[]];
    /** By the screen at the bottom of a tab, its stack while another tab is selected. */
    this.tabs = new Map();
    this.embedded = [];
    const children = new Set(session.events.filter((event) => event[0] === 'take').map((event) => event[2]));
    /** By coordinator, its owner; null for one without. */
    this.alive = new Map();
    session.objects.forEach(([isCoordinator], object) => {
      if (isCoordinator === 1 && !children.has(object)) this.alive.set(object, null);
    });
    this.letGo = new Set();
  }

  take(event, frame, acts) {
    switch (event[0]) {
      case 'take':
        this.alive.set(event[2], event[1]);
        this.letGo.delete(event[2]);
        break;
      case 'drop': this.letGo.add(event[2]); break;
      case 'freed':
        frame.freed.push(event[1]);
        this.alive.delete(event[1]);
        this.letGo.delete(event[1]);
        break;
      default: this.move(event, frame, acts);
    }
  }

  move([, from, to, kind, trigger, by, tabRoot], frame, acts) {
    frame.moves.push({ from, to, kind, trigger: acts[trigger], by });
    const top = this.levels[this.levels.length - 1];
    switch (kind) {
      case 'root': this.levels = [[to]]; this.tabs.clear(); break;
      case 'replace': this.levels[this.levels.length - 1] = [to]; break;
      case 'push': top.push(to); break;
      case 'present': this.levels.push([to]); break;
      case 'tab': this.select(tabRoot >= 0 ? tabRoot : to, to, from); break;
      case 'embed': this.embedded.push(to); return;
      default: this.goBack(to);
    }
    this.embedded = [];
  }

  select(bottom, to, from) {
    const level = this.levels.length - 1;
    const current = this.levels[level];
    // The bar itself was on display until it showed the first tab.
    if (current.length > 0 && !(current.length === 1 && current[0] === from && !this.tabs.has(from))) {
      this.tabs.set(current[0], current);
    }
    const kept = this.tabs.get(bottom) ?? [bottom];
    this.levels[level] = kept;
    if (kept[kept.length - 1] !== to) this.goBack(to);
  }

  /** Back to a screen that is already there, or on to one that was put there unseen. */
  goBack(to) {
    for (let level = this.levels.length - 1; level >= 0; level -= 1) {
      const place = this.levels[level].lastIndexOf(to);
      if (place >= 0) {
        this.levels.length = level + 1;
        this.levels[level].length = place + 1;
        return;
      }
    }
    if (this.levels.length > 1) this.levels.pop();
    this.levels[this.levels.length - 1].push(to);
  }

  snapshot() {
    return {
      stack: this.levels.map((level) => [...level]),
      embedded: [...this.embedded],
      alive: [...this.alive].map(([object, owner]) => ({ object, owner, isLetGo: this.letGo.has(object) })),
    };
  }
}
