import { tracksOf } from './sessions.mjs';

/** Plays the session of a page, a step at a time; in a comparison, those of both traces at once. */
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
      if (this.isAtEnd()) this.go(-Infinity);
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

  get tracks() {
    return tracksOf(this.page.state, this.page.flow);
  }

  isAtEnd() {
    return this.tracks.every(({ step, last }) => step >= last);
  }

  /** Moves by some steps. */
  go(count) {
    const { tracks } = this;
    if (tracks.length === 0) return;
    this.page.set(Object.assign({ panel: 'replay' }, ...tracks.map(({ step, at }) => at(step + count))));
  }
}
