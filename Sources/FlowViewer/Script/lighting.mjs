import { changeIn, chosenChange } from './changes.mjs';
import { keyOf } from './model.mjs';
import { chosenWay } from './panels.mjs';
import { thingOfObject } from './replay.mjs';
import { tracksOf } from './sessions.mjs';
import { screensOf, wayOfVerdict } from './ways.mjs';

/** Lights what the state of a page is about: a way, a finding, a change, a step of a session, or what was picked. */
export function lightState(page) {
  const { state, flow, view } = page;
  const lighting = new Lighting(flow, view.index);
  const verdict = state.panel === 'findings' ? flow.verdicts.find(({ id }) => id === state.finding) : null;
  const change = state.panel === 'changes' ? chosenChange(state, flow) : null;
  const tracks = state.panel === 'replay' ? tracksOf(state, flow) : [];
  if (verdict) {
    lighting.addWay(wayOfVerdict(flow.sessions, verdict, flow.acts));
    lighting.addVerdict(verdict);
  } else if (change) {
    lighting.addChange(change);
  } else if (tracks.length > 0) {
    tracks.forEach((track) => lighting.addFrame(track));
  } else {
    const way = state.panel === 'way' ? chosenWay(state, flow) : null;
    lighting.addWay(way);
    if (state.pick) lighting.addPick(state.pick, way !== null);
  }
  if (page.feed) lighting.addLive(page.feed, state.panel);
  view.mark(lighting.marks);
  page.resting = lighting.near;
  view.light(lighting.near);
  const subject = [state.view, state.panel, lighting.target, state.finding, state.change, state.step, state.stepEarlier, state.pick && keyOf(state.pick)].join(' ');
  const isFirst = page.subject === undefined && state.camera !== null;
  if (lighting.target && page.subject !== subject && !isFirst) {
    page.stage.show(view.elements.get(lighting.target));
  }
  page.subject = subject;
}

/** Lights the moves of a drawn session that belong to the step that is replayed. */
export function lightMoves(page) {
  const step = `${page.state.step}`;
  let first = null;
  for (const move of page.drawn?.svg.querySelectorAll('g.edge') ?? []) {
    const isNow = page.state.panel === 'replay' && move.dataset.step === step;
    move.classList.toggle('current', isNow);
    if (isNow) first ??= move;
  }
  if (first && page.state.step > 0) page.stage.show(first);
}

/** What is lit and marked in a picture, and what is brought into sight. */
class Lighting {
  constructor(flow, index) {
    this.flow = flow;
    this.index = index;
    this.marks = [];
    this.near = null;
    this.target = null;
  }

  mark(thing, name) {
    const id = thing && this.index.placeOf(thing, this.flow);
    if (id) this.marks.push([id, name]);
    return id;
  }

  addWay(way) {
    if (!way) return;
    const places = screensOf(way).map((screen) => this.index.placeOf({ kind: 'screen', index: screen }, this.flow)).filter(Boolean);
    this.near = this.index.along(way.start === 0 && this.index.parts.has('entry') ? ['entry', ...places] : places);
    this.target = places[places.length - 1] ?? null;
  }

  addVerdict(verdict) {
    this.near ??= this.index.along([]);
    for (const thing of this.flow.thingsOf(verdict)) {
      const place = this.mark(thing, 'found');
      if (place) this.near[this.index.parts.get(place).kind === 'node' ? 'nodes' : 'clusters'].add(place);
      this.target ??= place;
    }
    this.index.addFrames(this.near);
  }

  addChange(change) {
    Object.assign(this, changeIn(this.index, this.flow, change));
  }

  addFrame({ session, frame, mark }) {
    const shown = frame.display;
    this.target = shown === null ? null : this.mark(thingOfObject(session, shown), mark);
    for (const { from, to, kind } of frame.moves) {
      const [tail, head] = [from, to].map((object) => {
        const thing = object < 0 ? null : thingOfObject(session, object);
        return thing ? this.index.placeOf(thing, this.flow) : 'entry';
      });
      for (const edge of this.index.edgesAt.get(tail) ?? []) {
        if (edge.tail === tail && edge.head === head && edge.role === kind) this.marks.push([edge.id, mark]);
      }
    }
  }

  /** Marks what the picture of a live page is drawn without: the screen on display, and what is wrong. */
  addLive(feed, panel) {
    for (const verdict of this.flow.verdicts.filter(({ note }) => !note)) {
      this.mark(this.flow.thingsOf(verdict)[0], 'found');
    }
    if (panel === 'replay') return;
    const id = this.mark(feed.thing(this.flow), 'current');
    if (panel === 'live' && feed.follows) this.target = id;
  }

  addPick(thing, isOnWay) {
    const id = this.mark(thing, 'picked');
    if (id && !isOnWay) this.near = this.index.around(id);
    this.target ??= id;
  }
}
