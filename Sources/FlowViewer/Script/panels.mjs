import { counted, make, makeButton } from './elements.mjs';
import { thingButton } from './details.mjs';
import { shortestWay, stepsOf, wayOfVerdict } from './ways.mjs';

/** The panel that asks for two screens, and shows the shortest way between them. */
export function wayPanel(state, flow, actions) {
  const chooser = (label, key, empty) => make('label', {}, label,
    make('select', { onchange: (event) => actions.set({ [key]: event.target.value === '' ? null : Number(event.target.value) }) },
      make('option', { value: '' }, empty),
      flow.screens.map((name, index) => make('option', { value: index, selected: state[key] === index }, name))));
  return [
    make('h2', {}, 'Shortest way'),
    make('div', { class: 'form' }, chooser('From', 'from', 'Launch'), chooser('To', 'to', 'Choose a screen…'),
      makeButton('Swap', () => actions.set({ from: state.to, to: state.from }), { disabled: state.to === null })),
    state.to === null ? make('p', { class: 'hint' }, 'Choose where to go here, or pick a card on the map and press f (from) or t (to).')
      : foundWay(state, flow, actions),
  ];
}

/** The way between the screens of a state; null where none was chosen or recorded. */
export function chosenWay(state, flow) {
  return state.to === null ? null : shortestWay(flow.sessions, state.from, state.to);
}

function foundWay(state, flow, actions) {
  const way = chosenWay(state, flow);
  const origin = state.from === null ? 'launch' : flow.screens[state.from];
  if (!way) {
    const arrivals = flow.into[state.to];
    return make('div', {}, make('p', { role: 'status' }, `No recorded session leads from ${origin} to ${flow.screens[state.to]}.`),
      arrivals.length === 0 ? null : make('p', {}, 'These transitions lead there:'),
      make('ul', { class: 'rows' }, arrivals.map(({ from, trigger }) => make('li', {},
        `${trigger} on `, from === null ? 'launch' : thingButton({ kind: 'screen', index: from }, flow, actions)))));
  }
  const steps = counted(way.end - way.start, 'step');
  return make('div', {}, make('p', { role: 'status' }, `${steps} from ${origin} to ${flow.screens[state.to]}, the fewest recorded.`),
    wayList(way, flow, actions), provenBy(way, actions));
}

function provenBy(way, actions) {
  return make('p', { class: 'proof' }, `Recorded in session ${way.session.number}`
    + (way.start > 0 ? `, after ${counted(way.start, 'step')} from launch` : '')
    + (way.session.launch ? ` (${way.session.launch})` : '') + '. ',
  makeButton('Replay it', () => actions.replay(way.session.number, way.start)));
}

function wayList(way, flow, actions) {
  const first = way.session.moments[way.start][1];
  return make('ol', { class: 'way', start: '0' },
    make('li', {}, way.start === 0 ? `launch${way.session.launch ? ` (${way.session.launch})` : ''}` : 'start',
      first >= 0 ? ' → ' : null, first >= 0 ? thingButton({ kind: 'screen', index: first }, flow, actions) : null),
    stepsOf(way, flow.acts).map((step) => make('li', {}, step.text,
      step.screen < 0 ? null : step.isChange ? ' → ' : ' stays on ',
      step.screen < 0 ? null : thingButton({ kind: 'screen', index: step.screen }, flow, actions))));
}

/** The panel of all findings; the chosen one shows how to get there. */
export function findingsPanel(state, flow, actions) {
  const groups = [
    ['Findings', flow.verdicts.filter((verdict) => !verdict.note)],
    ['Notes: they heal by themselves', flow.verdicts.filter((verdict) => verdict.note)],
  ].filter(([, verdicts]) => verdicts.length > 0);
  if (groups.length === 0) return [make('h2', {}, 'Findings'), make('p', {}, 'Nothing was found.')];
  return groups.flatMap(([title, verdicts]) => [
    make('h2', {}, `${title} (${verdicts.length})`),
    make('ul', { class: 'findings' }, verdicts.map((verdict) => findingItem(verdict, state, flow, actions))),
  ]);
}

function findingItem(verdict, state, flow, actions) {
  const isOpen = state.finding === verdict.id;
  return make('li', { class: isOpen ? 'open' : null },
    make('button', {
      type: 'button', 'aria-expanded': `${isOpen}`, class: 'finding', onclick: () => actions.finding(isOpen ? null : verdict),
    }, make('strong', {}, `! ${verdict.kind}: ${flow.subjectOf(verdict)}`), ` after ${verdict.cause}`),
    isOpen ? make('div', { class: 'finding-way' }, make('p', {}, verdict.text),
      make('p', { class: 'count' }, `Seen ${counted(verdict.count, 'time')}${verdict.session === null ? '' : `, nearest to launch in session ${verdict.session}`}.`),
      findingWay(verdict, flow, actions)) : null);
}

function findingWay(verdict, flow, actions) {
  const way = wayOfVerdict(flow.sessions, verdict, flow.acts);
  if (way) return [wayList(way, flow, actions), provenBy(way, actions)];
  return make('ol', { class: 'way', start: '0' },
    make('li', {}, `launch${verdict.launch ? ` (${verdict.launch})` : ''}`),
    verdict.path.map((text) => make('li', {}, text)));
}

/** The panel of filters. */
export function filterPanel(state, flow, actions, layouts) {
  const { filters } = state;
  const kinds = [...new Set(flow.transitions.map(({ kind }) => kind))].sort();
  const launches = [...new Set(flow.sessions.map(({ launch }) => launch ?? ''))].sort();
  const choice = (label, key, empty, options) => make('label', {}, label, make('select', {
    onchange: (event) => actions.filter({ [key]: options[Number(event.target.value)]?.value ?? null }),
  }, make('option', { value: -1 }, empty), options.map(({ text, value }, index) => (
    make('option', { value: index, selected: filters[key] === value }, text)))));
  return [
    make('h2', {}, 'Filters'),
    make('fieldset', {}, make('legend', {}, 'Transitions'), kinds.map((kind) => make('label', { class: 'check' },
      make('input', {
        type: 'checkbox', checked: !filters.hidden.includes(kind),
        onchange: (event) => actions.filter({
          hidden: event.target.checked ? filters.hidden.filter((other) => other !== kind) : [...filters.hidden, kind],
        }),
      }), kind))),
    make('div', { class: 'form' },
      choice('Coordinator', 'coordinator', 'All', flow.coordinators.map((text, value) => ({ text, value }))),
      flow.traces.length > 1
        ? choice(flow.versions.length > 0 ? 'Version' : 'Trace', 'trace', 'All', flow.traces.map(({ name: text }, value) => ({ text, value }))) : null,
      launches.length > 1
        ? choice('Launch', 'launch', 'All', launches.map((value) => ({ text: value || 'unnamed', value }))) : null,
      choice('Session', 'session', 'All', flow.sessions.map(({ number }) => ({ text: `${number}`, value: number })))),
    layouts.length === 0 ? null : layoutChoice(state, flow, actions, layouts),
    make('label', { class: 'check' }, make('input', {
      type: 'checkbox', checked: filters.findings, onchange: (event) => actions.filter({ findings: event.target.checked }),
    }), 'Only what has a finding'),
    make('p', { class: 'buttons' }, makeButton('Show everything', () => actions.filter(null))),
  ];
}

/** The choice among maps that were drawn with coordinators closed. */
function layoutChoice(state, flow, actions, layouts) {
  const value = (layout) => (layout === null ? '' : `${layout}`);
  return make('div', { class: 'form' }, make('label', {}, 'Map drawn with', make('select', {
    id: 'layout', onchange: ({ target }) => actions.set({
      view: 'map', camera: null, layout: layouts.find((layout) => value(layout) === target.value) ?? null,
    }),
  }, make('option', { value: '' }, 'all coordinators open'), layouts.map((layout) => make('option', {
    value: value(layout), selected: layout === state.layout,
  }, layout === 'closed' ? 'all coordinators closed' : `only ${flow.coordinators[layout]} open`)))));
}
