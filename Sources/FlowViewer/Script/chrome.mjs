import { make, makeButton } from './elements.mjs';
import { noFilters } from './filters.mjs';
import { Finder } from './finder.mjs';
import { changesKey, keyTable, liveKey, takeTabKey, versionsKey } from './keys.mjs';
import { Stage } from './stage.mjs';

/** The panels beside the picture: their names in addresses, and their titles. */
export const panelTabs = [
  ['details', 'Details'], ['way', 'Way'], ['findings', 'Findings'], ['filters', 'Filters'], ['replay', 'Replay'],
];

/** The panel of a live page, before the others. */
const liveTab = ['live', 'Live'];

/** The panel of a comparison, before the others. */
const changesTab = ['changes', 'Changes'];

/** The panel of a summary, before the others. */
const versionsTab = ['versions', 'Versions'];

/** Adds all that is around the picture to a page: the bar, the panels, and what they do. */
export function addChrome(page) {
  page.actions = actionsOf(page);
  const isSummary = page.flow.versions.length > 0;
  page.panelTabs = [
    ...(page.feed ? [liveTab] : []), ...(page.flow.changes ? [changesTab] : []), ...(isSummary ? [versionsTab] : []),
    ...panelTabs.filter(([name]) => name !== 'replay' || !isSummary),
  ];
  addStage(page);
  addBar(page);
  addSide(page);
}

function actionsOf(page) {
  return {
    set: (change) => page.set(change),
    pick: (thing) => page.pick(thing, true),
    filter: (change) => page.set({ filters: change ? { ...page.state.filters, ...change } : noFilters() }),
    finding: (verdict) => page.set({ finding: verdict?.id ?? null, panel: 'findings' }),
    fold: (coordinator) => page.fold(coordinator),
    replay: (session, step = 0) => page.set({ session, step, panel: 'replay' }),
    play: () => page.playback.toggle(),
    speed: (speed) => { page.playback.speed = speed; },
  };
}

function addStage(page) {
  const pane = document.getElementById('stage');
  page.canvas = document.getElementById('canvas');
  const attributes = { tabindex: '0', 'aria-label': 'Picture', 'aria-describedby': 'keys-hint' };
  for (const [name, value] of Object.entries(attributes)) pane.setAttribute(name, value);
  page.stage = new Stage(pane, page.canvas, {
    onmove: () => page.moved(),
    onhover: (element) => page.hover(element),
    onpick: (element) => page.pickAt(element),
  });
}

function addBar(page) {
  page.finder = new Finder(page.flow, {
    pick: (thing) => page.pick(thing, true),
    search: (query, found) => {
      page.set({ query }, true);
      requestAnimationFrame(() => page.markFound(found));
    },
  });
  page.viewButtons = page.viewNames.map((name) => makeButton(
    name[0].toUpperCase() + name.slice(1), () => page.set({ view: name, camera: null }), { 'data-view': name }));
  page.help = make('dialog', { id: 'keys', 'aria-label': 'Keys' }, make('h2', {}, 'Keys'),
    make('dl', {}, keysOf(page).map(([key, meaning]) => [make('dt', {}, key), make('dd', {}, meaning)])),
    makeButton('Close', () => page.help.close()));
  document.getElementById('bar').append(
    make('div', { class: 'views', role: 'group', 'aria-label': 'View' }, page.viewButtons),
    page.finder.element,
    ...liveStatus(page),
    make('div', { class: 'zoom', role: 'group', 'aria-label': 'Zoom' },
      makeButton('−', () => page.stage.zoom(1 / 1.3), { id: 'zoom-out', 'aria-label': 'Zoom out' }),
      makeButton('Fit', () => page.fit(), { id: 'zoom-fit' }),
      makeButton('+', () => page.stage.zoom(1.3), { id: 'zoom-in', 'aria-label': 'Zoom in' }),
      makeButton('?', () => page.help.showModal(), { id: 'help', 'aria-label': 'Keys' })));
}

function keysOf({ feed, flow }) {
  return [
    ...keyTable, ...(feed ? [liveKey] : []), ...(flow.changes ? [changesKey] : []), ...(flow.versions.length > 0 ? [versionsKey] : []),
  ];
}

/** The state of a live page's connection, which is announced, and how many records came, which is not. */
function liveStatus(page) {
  if (!page.feed) return [];
  page.liveState = make('span', { id: 'live-state', role: 'status' });
  page.liveCount = make('span', { id: 'live-count', class: 'count' });
  return [make('p', { class: 'live' }, page.liveState, ' ', page.liveCount)];
}

function addSide(page) {
  page.panelButtons = page.panelTabs.map(([name, title], index) => makeButton(title, () => page.set({ panel: name }), {
    role: 'tab', id: `tab-${name}`, 'aria-controls': 'panel', onkeydown: (event) => takeTabKey(page.panelButtons, index, event),
  }));
  page.panel = make('div', { id: 'panel', role: 'tabpanel', tabindex: '-1' });
  page.live = make('p', { class: 'hidden', 'aria-live': 'polite', id: 'live' });
  document.body.append(
    make('aside', { id: 'side', 'aria-label': 'About the flow' },
      make('div', { role: 'tablist', 'aria-label': 'Panels', class: 'tabs' }, page.panelButtons), page.panel),
    page.help, page.live,
    make('p', { class: 'hidden', id: 'keys-hint' }, 'Press question mark for keys.'));
}
