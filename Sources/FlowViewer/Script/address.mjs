import { noFilters } from './filters.mjs';

/** What a page shows before anything was done. */
export function firstState(view) {
  return {
    view, panel: 'details', pick: null, from: null, to: null, finding: null, change: null, session: null, step: 0,
    earlier: null, stepEarlier: 0, closed: [], layout: null, query: '', camera: null, filters: noFilters(),
  };
}

/** The fragment of an address that keeps a state; names rather than numbers, so that it outlives a drawing. */
export function fragmentOf(state, flow, first) {
  const words = new URLSearchParams();
  const put = (key, value) => {
    if (value !== null && value !== '' && value !== undefined) words.append(key, value);
  };
  const putThing = (key, thing) => { if (thing) put(key, `${thing.kind}:${flow.name(thing)}`); };
  const base = firstState(first);
  if (state.view !== base.view) put('view', state.view);
  if (state.panel !== base.panel) put('panel', state.panel);
  putThing('pick', state.pick);
  if (state.from !== null) put('from', flow.screens[state.from]);
  if (state.to !== null) put('to', flow.screens[state.to]);
  put('finding', state.finding);
  put('change', state.change);
  put('session', state.session);
  if (state.session !== null && state.step > 0) put('step', state.step);
  put('earlier', state.earlier);
  if (state.earlier !== null && state.stepEarlier > 0) put('step-earlier', state.stepEarlier);
  state.closed.forEach((coordinator) => put('closed', flow.coordinators[coordinator]));
  if (state.layout === 'closed') put('layout', 'closed');
  else if (state.layout !== null) put('layout', `open:${flow.coordinators[state.layout]}`);
  put('search', state.query);
  state.filters.hidden.forEach((kind) => put('without', kind));
  if (state.filters.coordinator !== null) put('in', flow.coordinators[state.filters.coordinator]);
  if (state.filters.findings) put('only', 'findings');
  if (state.filters.trace !== null) put('trace', flow.traces[state.filters.trace].name);
  if (state.filters.launch !== null) words.append('launch', state.filters.launch);
  put('of', state.filters.session);
  if (state.camera) put('at', [state.camera.x, state.camera.y].map(Math.round).concat(round(state.camera.k)).join(' '));
  return words.toString();
}

/** The state that a fragment keeps. What it names that is not in the flow is left out. */
export function stateOf(fragment, flow, first, views) {
  const words = new URLSearchParams(fragment.replace(/^#/u, ''));
  const state = firstState(first);
  const number = (list, name) => {
    const index = name === null ? -1 : list.indexOf(name);
    return index < 0 ? null : index;
  };
  const count = (text) => (/^[0-9]{1,9}$/u.test(text ?? '') ? Number(text) : null);
  if (views.includes(words.get('view'))) state.view = words.get('view');
  if (['details', 'way', 'findings', 'filters', 'replay', 'live', 'changes', 'versions'].includes(words.get('panel'))) {
    state.panel = words.get('panel');
  }
  const pick = /^(screen|coordinator):([\s\S]*)$/u.exec(words.get('pick') ?? '');
  if (pick) state.pick = flow.thing(pick[1], pick[2]);
  state.from = number(flow.screens, words.get('from'));
  state.to = number(flow.screens, words.get('to'));
  state.finding = flow.verdicts.find(({ id }) => id === words.get('finding'))?.id ?? null;
  state.change = flow.changes?.find(({ text }) => text === words.get('change'))?.text ?? null;
  const chosen = (sessions, key, step) => {
    const session = sessions.find(({ number }) => number === count(words.get(key)))?.number ?? null;
    return [session, session === null ? 0 : count(words.get(step)) ?? 0];
  };
  [state.session, state.step] = chosen(flow.sessions, 'session', 'step');
  [state.earlier, state.stepEarlier] = chosen(flow.earlier, 'earlier', 'step-earlier');
  state.closed = words.getAll('closed').map((name) => flow.coordinators.indexOf(name)).filter((index) => index >= 0);
  const layout = words.get('layout') ?? '';
  state.layout = layout === 'closed' ? layout : layout.startsWith('open:') ? number(flow.coordinators, layout.slice(5)) : null;
  state.query = words.get('search') ?? '';
  const kinds = new Set(flow.transitions.map(({ kind }) => kind));
  state.filters = {
    hidden: words.getAll('without').filter((kind) => kinds.has(kind)),
    coordinator: number(flow.coordinators, words.get('in')),
    findings: words.get('only') === 'findings',
    trace: number(flow.traces.map(({ name }) => name), words.get('trace')),
    launch: flow.sessions.some((known) => (known.launch ?? '') === words.get('launch')) ? words.get('launch') : null,
    session: flow.sessions.some((known) => known.number === count(words.get('of'))) ? count(words.get('of')) : null,
  };
  const at = (words.get('at') ?? '').split(' ').map(Number);
  if (at.length === 3 && at.every(Number.isFinite) && at[2] > 0) state.camera = { x: at[0], y: at[1], k: at[2] };
  return state;
}

function round(number) {
  return Math.round(number * 1000) / 1000;
}
