import { fragmentOf, stateOf } from './address.mjs';
import { changesPanel } from './changes.mjs';
import { addChrome } from './chrome.mjs';
import { detailsOf } from './details.mjs';
import { counted, elementAt, make, pathOf } from './elements.mjs';
import { partsHidden } from './filters.mjs';
import { keepTabs, takeKey } from './keys.mjs';
import { LiveFeed, livePanel } from './live.mjs';
import { lightMoves, lightState } from './lighting.mjs';
import { Flow, PictureIndex, thingsById, unpacked } from './model.mjs';
import { filterPanel, findingsPanel, wayPanel } from './panels.mjs';
import { PictureView } from './picture.mjs';
import { Playback } from './playback.mjs';
import { Renewal, picturesIn, withoutStyles } from './renewal.mjs';
import { chosenSession, replayPanel, sessionPicture } from './sessions.mjs';
import { versionsPanel } from './versions.mjs';

/** The page: a state, and what is shown of it. */
class Page {
  constructor(data) {
    this.take(data);
    this.layouts = [...this.pictures.keys()].filter((name) => name.startsWith('map-'))
      .map((name) => (name === 'map-closed' ? 'closed' : Number(name.slice('map-open-'.length))));
    this.views = new Map();
    this.firstView = data.pictures[0].name;
    this.viewNames = ['map', 'flow', 'hierarchy'].filter((name) => this.pictures.has(name)).concat('sequence');
    this.playback = new Playback(this);
    this.feed = this.flow.keys ? new LiveFeed(this) : null;
    if (this.feed) this.keepSources();
    addChrome(this);
    // The first picture has no template to come back from.
    this.views.set(this.firstView, { svg: this.canvas.querySelector('svg') });
    document.body.classList.add('ready');
    this.state = this.readAddress();
    if (this.feed && !location.hash) this.state.panel = 'live';
    if (this.flow.changes && !location.hash) this.state.panel = 'changes';
    if (this.flow.versions.length > 1 && !location.hash) this.state.panel = 'versions';
    window.addEventListener('hashchange', () => {
      if (location.hash.slice(1) !== fragmentOf(this.state, this.flow, this.firstView)) this.update(this.readAddress());
    });
    window.addEventListener('keydown', (event) => takeKey(this, event));
    window.addEventListener('resize', () => { if (!this.state.camera) this.stage.fit(); });
    this.update(this.state);
    this.feed?.start();
  }

  /** Takes the data of the page, in place of what was there. */
  take(data) {
    this.flow = new Flow(data);
    const pictures = data.pictures.map(unpacked);
    this.known = thingsById(pictures);
    this.pictures = new Map(pictures.map((picture) => [picture.name, picture]));
  }

  /** Keeps the pictures as they were written, to compare later ones with. */
  keepSources() {
    this.sheets = new Map();
    this.sources = new Map();
    for (const [name, svg] of picturesIn(document, [...this.pictures.keys()])) {
      this.sources.set(name, withoutStyles(svg.outerHTML));
    }
  }

  /** Shows a later state of the page, as the server has it: what is picked and chosen stays. */
  renew(html) {
    const renewal = Renewal.of(html, this.sources);
    if (!renewal) return;
    const { state } = this;
    const fragment = fragmentOf(state, this.flow, this.firstView);
    const wrong = new Set(this.flow.verdicts.map(({ id }) => id));
    document.adoptedStyleSheets = renewal.sheets(this.sheets);
    this.take(renewal.data);
    this.finder.flow = this.flow;
    for (const [name, view] of this.views) {
      if (view.picture) view.picture.index = new PictureIndex(this.pictures.get(name), this.known);
    }
    for (const [name, svg] of renewal.changed) this.views.set(name, { svg });
    const isDrawn = renewal.changed.has(this.pictureName(state)) || state.view === 'sequence';
    if (isDrawn) this.shown = { ...this.shown, sessionDrawn: undefined, view: null };
    document.body.dataset.drawn = Number(document.body.dataset.drawn ?? 0) + renewal.changed.size;
    this.update({ ...stateOf(fragment, this.flow, this.firstView, this.viewNames), camera: state.camera });
    this.announce(this.flow.verdicts.filter(({ id }) => !wrong.has(id)));
  }

  /** Announces what is wrong since the page was renewed, and counts it. */
  announce(verdicts) {
    if (verdicts.length > 0) this.live.textContent = verdicts.map(({ text }) => text).join(' ');
    const count = this.flow.verdicts.filter(({ note }) => !note).length;
    document.getElementById('tab-findings').textContent = count > 0 ? `Findings (${count})` : 'Findings';
  }

  /** Shows what a live page was sent since the last frame. */
  showLive() {
    const { record } = this.feed;
    if (this.liveState.textContent !== this.feed.words) this.liveState.textContent = this.feed.words;
    this.liveCount.textContent = counted(record.records, 'record');
    document.body.dataset.records = record.records;
    document.body.dataset.missed = record.missed;
    this.showLivePanel();
    if (this.view) lightState(this);
  }

  /** Shows the panel of what happens, a few times a second: whoever selects something in it has to hit it. */
  showLivePanel() {
    if (this.state.panel !== 'live') return;
    clearTimeout(this.panelTimer);
    const wait = (this.panelTime ?? 0) + 250 - performance.now();
    if (wait > 0) {
      this.panelTimer = setTimeout(() => this.showLivePanel(), wait);
    } else {
      this.panelTime = performance.now();
      this.showPanel(false);
    }
  }

  readAddress() {
    const state = stateOf(location.hash, this.flow, this.firstView, this.viewNames);
    const isMissing = !this.panelTabs.some(([name]) => name === state.panel);
    return isMissing ? { ...state, panel: 'details' } : state;
  }

  /** Changes the state, and shows it. */
  set(change, isSmall = false) {
    this.update({ ...this.state, ...change }, isSmall);
  }

  update(state, isSmall = false) {
    const before = this.shown;
    this.state = state;
    if (isSmall) return this.keepAddressSoon();
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

  /** Keeps the address when nothing was typed or moved for a moment. */
  keepAddressSoon() {
    clearTimeout(this.addressTimer);
    this.addressTimer = setTimeout(() => this.keepAddress(), 250);
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
    this.keepAddressSoon();
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
      changes: () => changesPanel(state, flow, actions),
      versions: () => versionsPanel(state, flow, actions),
      live: () => livePanel(this.feed, flow, actions),
      replay: () => replayPanel(state, flow, actions, this.playback),
    }[state.panel]();
    const focused = this.panel.contains(document.activeElement) ? pathOf(document.activeElement, this.panel) : null;
    this.panel.replaceChildren(...contents.filter(Boolean));
    this.panel.setAttribute('aria-labelledby', `tab-${state.panel}`);
    if (isOther) this.panel.scrollTop = 0;
    if (focused) (elementAt(this.panel, focused) ?? this.panel).focus?.();
    keepTabs(this.panelButtons, this.panelTabs.findIndex(([name]) => name === state.panel));
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
    this.set({ pick: null, finding: null, change: null, query: '' });
  }

  fold(coordinator) {
    const { closed } = this.state;
    this.set({ closed: closed.includes(coordinator) ? closed.filter((other) => other !== coordinator) : [...closed, coordinator] });
  }
}

new Page(JSON.parse(document.getElementById('flow').textContent));
