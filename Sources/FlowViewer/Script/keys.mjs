import { tracksOf } from './sessions.mjs';

/** What the keys do, for people. */
export const keyTable = [
  ['/', 'search'], ['wheel, pinch, + −', 'zoom'], ['drag, arrow keys', 'move'], ['0', 'fit the window'],
  ['n, p', 'next card, previous card'], ['f, t', 'way from, way to the picked screen'],
  ['1 2 3 4', 'map, flow, hierarchy, sequence'], ['o', 'open or close the picked coordinator'],
  ['[ ]', 'replay: step back, step on'], ['space', 'replay: play, pause'],
  ['d w x l r', 'details, way, findings, filters, replay'], ['Esc', 'let go of what is picked'], ['?', 'this list'],
];

/** The key of a live page. */
export const liveKey = ['e', 'what happens'];

/** The key of a comparison. */
export const changesKey = ['c', 'changes'];

/** The key of a page of a summary. */
export const versionsKey = ['v', 'versions'];

const panelKeys = { d: 'details', w: 'way', x: 'findings', l: 'filters', r: 'replay' };
const step = 60;
const arrows = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };

/** Does what a key stands for, where it is not typed into a field. */
export function takeKey(page, event) {
  const { target } = event;
  const isField = target.matches?.('input:not([type=checkbox]), select, textarea');
  if (event.ctrlKey || event.metaKey || event.altKey || page.help.open || isField) return;
  if (event.key === ' ' && target.matches?.('button, input')) return;
  const action = actionOf(page, event);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionOf(page, { key, target }) {
  const { state, stage } = page;
  const picked = state.pick?.kind === 'screen' ? state.pick.index : null;
  if (arrows[key] && target.getAttribute?.('role') !== 'tab') return () => stage.pan(...arrows[key]);
  if (key === liveKey[0] && page.feed) return () => page.set({ panel: 'live' });
  if (key === changesKey[0] && page.flow.changes) return () => page.set({ panel: 'changes' });
  if (key === versionsKey[0] && page.flow.versions.length > 0) return () => page.set({ panel: 'versions' });
  if (panelKeys[key]) return () => page.set({ panel: panelKeys[key] });
  if (/^[1-4]$/u.test(key) && page.viewNames[key - 1]) return () => page.set({ view: page.viewNames[key - 1], camera: null });
  switch (key) {
    case '/': return () => page.finder.focus();
    case '?': return () => page.help.showModal();
    case '+': case '=': return () => stage.zoom(1.3);
    case '-': return () => stage.zoom(1 / 1.3);
    case '0': return () => page.fit();
    case 'n': return () => pickNext(page, 1);
    case 'p': return () => pickNext(page, -1);
    case 'f': return picked === null ? null : () => page.set({ from: picked, panel: 'way' });
    case 't': return picked === null ? null : () => page.set({ to: picked, panel: 'way' });
    case 'o': return state.pick?.kind === 'coordinator' ? () => page.fold(state.pick.index) : null;
    case '[': return () => page.playback.go(-1);
    case ']': return () => page.playback.go(1);
    case ' ': return state.panel === 'replay' && tracksOf(state, page.flow).length > 0 ? () => page.playback.toggle() : null;
    case 'Escape': return () => page.letGo();
    default: return null;
  }
}

/** Picks the next part of the picture in reading order that stands for something and is not hidden. */
function pickNext(page, direction) {
  if (!page.view) return;
  const { index, elements } = page.view;
  const parts = index.nodes.concat(index.clusters).map(({ id }) => index.parts.get(id))
    .filter((part) => part.thing && !elements.get(part.id)?.classList.contains('gone'));
  if (parts.length === 0) return;
  const place = page.state.pick ? index.placeOf(page.state.pick, page.flow) : null;
  const now = parts.findIndex((part) => part.id === place);
  const next = now < 0 ? (direction > 0 ? 0 : parts.length - 1) : (now + direction + parts.length) % parts.length;
  page.pick(parts[next].thing, false);
}

/** Marks the chosen one of some tabs, which alone is reached by the Tab key. */
export function keepTabs(tabs, chosen) {
  tabs.forEach((tab, index) => {
    tab.setAttribute('aria-selected', `${index === chosen}`);
    tab.tabIndex = index === chosen ? 0 : -1;
  });
}

/** Moves among tabs with the arrow keys. */
export function takeTabKey(tabs, index, event) {
  const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  const next = tabs[(index + move + tabs.length) % tabs.length];
  next.click();
  next.focus();
}
