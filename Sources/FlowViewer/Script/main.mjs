import { fragmentOf, stateOf } from './address.mjs';
import { addChrome, panelTabs } from './chrome.mjs';
import { detailsOf } from './details.mjs';
import { elementAt, make, pathOf } from './elements.mjs';
import { partsHidden } from './filters.mjs';
import { keepTabs, takeKey } from './keys.mjs';
import { lightMoves, lightState } from './lighting.mjs';
import { Flow, PictureIndex, thingsById, unpacked } from './model.mjs';
import { filterPanel, findingsPanel, wayPanel } from './panels.mjs';
import { PictureView } from './picture.mjs';
import { Playback } from './playback.mjs';
import { chosenSession, replayPanel, sessionFrames, sessionPicture } from './sessions.mjs';

/** The page: a state, and what is shown of it. */
class Page {
  constructor(data) {
    this.flow = new Flow(data);
    const pictures = data.pictures.map(unpacked);
    this.known = thingsById(pictures);
    this.pictures = new Map(pictures.map((picture) => [picture.name, picture]));
    this.layouts = [...this.pictures.keys()].filter((name) => name.startsWith('map-'))
      .map((name) => (name === 'map-closed' ? 'closed' : Number(name.slice('map-open-'.length))));
    this.views = new Map();
    this.firstView = data.pictures[0].name;
    this.viewNames = ['map', 'flow', 'hierarchy'].filter((name) => this.pictures.has(name)).concat('sequence');
    this.playback = new Playback(this);
    addChrome(this);
    // The first picture has no template to come back from.
    this.views.set(this.firstView, { svg: this.canvas.querySelector('svg') });
    document.body.classList.add('ready');
    this.state = this.readAddress();
    window.addEventListener('hashchange', () => {
      if (location.hash.slice(1) !== fragmentOf(this.state, this.flow, this.firstView)) this.update(this.readAddress());
    });
    window.addEventListener('keydown', (event) => takeKey(this, event));
    window.addEventListener('resize', () => { if (!this.state.camera) this.stage.fit(); });
    this.update(this.state);
  }

  readAddress() {
    return stateOf(location.hash, this.flow, this.firstView, this.viewNames);
  }

  /** Changes the state, and shows it. */
  set(change, isSmall = false) {
    this.update({ ...this.state, ...change }, isSmall);
  }

  update(state, isSmall = false) {
    const before = this.shown;
    this.state = state;
    if (isSmall) return this.keepAddress();
    const sessionDrawn = state.view === 'sequence' ? chosenSession(state, this.flow)?.number : null;
    if (!before || this.pictureName(before) !== this.pictureName(state) || before.sessionDrawn !== sessionDrawn) this.showPicture();
    this.shown = { ...state, sessionDrawn };
    this.view?.hide(this.partsHidden(), this.framesClosed());
    this.showPanel(before?.panel !== state.panel);
    this.finder.query = state.query;
    if (this.view) lightState(this);
    else lightMoves(this);
    this.viewButtons.forEach((button) => button.setAttribute('aria-pressed', `${button.dataset.view === state.view}`));
    return this.keepAddress();
  }

  keepAddress() {
    const fragment = fragmentOf(this.state, this.flow, this.firstView);
    history.replaceState(null, '', fragment ? `#${fragment}` : location.href.replace(/#.*$/u, ''));
  }

  /** The picture that a state shows: of a map, one with coordinators closed where there is one. */
  pictureName({ view, layout }) {
    const name = layout === 'closed' ? 'map-closed' : `map-open-${layout}`;
    return view === 'map' && this.pictures.has(name) ? name : view;
  }

  /** Puts the picture of the state's view in the page; those that were there before are kept. */
  showPicture() {
    const view = this.pictureName(this.state);
    if (view === 'sequence') {
      this.showSession();
    } else {
      if (!this.views.has(view)) {
        const template = document.getElementById(`picture-${view}`);
        this.views.set(view, { svg: document.adoptNode(template.content.querySelector('svg')) });
      }
      const known = this.views.get(view);
      this.canvas.replaceChildren(known.svg);
      known.picture ??= new PictureView(known.svg, new PictureIndex(this.pictures.get(view), this.known));
      this.view = known.picture;
      this.stage.size = this.view.size;
    }
    if (this.state.camera) this.stage.place(this.state.camera, false);
    else this.fit();
  }

  showSession() {
    const session = chosenSession(this.state, this.flow);
    this.view = null;
    this.drawn = session ? sessionPicture(session, this.flow) : null;
    this.canvas.replaceChildren(this.drawn ? this.drawn.svg : make('p', { class: 'hint' }, 'No session was recorded.'));
    this.stage.size = this.drawn?.size ?? { width: 1, height: 1 };
  }

  fit() {
    this.stage.place({ ...this.stage.camera }, false);
    this.stage.fit();
    this.state.camera = null;
    this.keepAddress();
  }

  moved() {
    this.state.camera = this.stage.camera;
    clearTimeout(this.addressTimer);
    this.addressTimer = setTimeout(() => this.keepAddress(), 250);
  }

  partsHidden() {
    return partsHidden(this.flow, this.view.index, this.state.filters);
  }

  framesClosed() {
    return this.state.closed.map((coordinator) => this.view.index.places.get(`coordinator:${coordinator}`))
      .filter((id) => this.view.index.parts.get(id)?.kind === 'cluster');
  }

  showPanel(isOther) {
    const { state, flow, actions } = this;
    const contents = {
      details: () => detailsOf(state.pick, flow, actions),
      way: () => wayPanel(state, flow, actions),
      findings: () => findingsPanel(state, flow, actions),
      filters: () => filterPanel(state, flow, actions, this.layouts),
      replay: () => replayPanel(state, flow, actions, this.playback),
    }[state.panel]();
    const focused = this.panel.contains(document.activeElement) ? pathOf(document.activeElement, this.panel) : null;
    this.panel.replaceChildren(...contents.filter(Boolean));
    this.panel.setAttribute('aria-labelledby', `tab-${state.panel}`);
    if (isOther) this.panel.scrollTop = 0;
    if (focused) (elementAt(this.panel, focused) ?? this.panel).focus?.();
    keepTabs(this.panelButtons, panelTabs.findIndex(([name]) => name === state.panel));
  }

  /** The frame of a session that the state is at. */
  frame(session) {
    const frames = sessionFrames(session, this.flow);
    return frames[Math.min(this.state.step, frames.length - 1)];
  }

  hover(element) {
    if (!this.view) return;
    const id = element ? this.view.idAt(element) : null;
    if (id === this.hovered) return;
    this.hovered = id;
    const edge = id && this.view.index.edges.find((candidate) => candidate.id === id);
    if (edge) this.view.light(this.view.index.along([edge.tail, edge.head]));
    else this.view.light(id && this.view.index.parts.has(id) ? this.view.index.around(id) : this.resting ?? null);
  }

  pickAt(element) {
    if (!this.view) {
      const move = element?.closest?.('g.edge');
      const session = chosenSession(this.state, this.flow);
      if (move && session) this.set({ session: session.number, step: Number(move.dataset.step), panel: 'replay' });
      return;
    }
    const id = element ? this.view.idAt(element) : null;
    const edge = id && this.view.index.edges.find((candidate) => candidate.id === id);
    this.pick(this.view.index.parts.get(edge ? edge.head : id)?.thing ?? null, false);
  }

  pick(thing, isAsked) {
    const panel = thing && (isAsked || this.state.panel !== 'way') ? 'details' : this.state.panel;
    this.set({ pick: thing, panel, finding: panel === 'details' ? null : this.state.finding });
    this.live.textContent = thing ? `${thing.kind} ${this.flow.name(thing)}` : '';
  }

  markFound(found) {
    if (!this.view) return;
    const places = found.map(({ thing }) => this.view.index.placeOf(thing, this.flow)).filter(Boolean);
    const { index } = this.view;
    const near = { nodes: new Set(), edges: new Set(), clusters: new Set() };
    places.forEach((id) => near[index.parts.get(id).kind === 'node' ? 'nodes' : 'clusters'].add(id));
    index.addFrames(near);
    this.resting = places.length > 0 ? near : null;
    this.view.light(this.resting);
  }

  /** Lets go of what is picked, found and chosen. */
  letGo() {
    this.set({ pick: null, finding: null, query: '' });
  }

  fold(coordinator) {
    const { closed } = this.state;
    this.set({ closed: closed.includes(coordinator) ? closed.filter((other) => other !== coordinator) : [...closed, coordinator] });
  }
}

new Page(JSON.parse(document.getElementById('flow').textContent));
