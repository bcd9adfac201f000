import { chosenSession, sessionFrames } from './sessions.mjs';

/** Plays the session of a page, a step at a time. */
export class Playback {
  constructor(page) {
    this.page = page;
    this.timer = null;
    this.factor = 1;
  }

  get isPlaying() {
    return this.timer !== null;
  }

  get speed() {
    return this.factor;
  }

  set speed(factor) {
    this.factor = factor;
    if (this.isPlaying) this.start();
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else {
      if (this.isAtEnd()) this.jump(0);
      this.start();
    }
    this.page.set({ panel: 'replay' });
  }

  start() {
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      if (this.isAtEnd()) {
        this.pause();
        this.page.set({});
      } else {
        this.go(1);
      }
    }, 1000 / this.factor);
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
  }

  isAtEnd() {
    const session = chosenSession(this.page.state, this.page.flow);
    return !session || this.page.state.step >= sessionFrames(session, this.page.flow).length - 1;
  }

  /** Moves by some steps. */
  go(count) {
    this.jump(this.page.state.step + count);
  }

  jump(step) {
    const { state, flow } = this.page;
    const session = chosenSession(state, flow);
    if (!session) return;
    const last = sessionFrames(session, flow).length - 1;
    this.page.set({ panel: 'replay', session: session.number, step: Math.max(0, Math.min(last, step)) });
  }
}
