import { counted, make, makeButton, makeSection } from './elements.mjs';
import { thingButton } from './details.mjs';

/** How much of a list is shown. */
const mostChanges = 20;

/** The panel of a summary: a slider over the versions of the app, and what is different in the chosen one. */
export function versionsPanel(state, flow, actions) {
  const place = state.filters.trace;
  const chosen = place === null ? null : flow.versions[place];
  const name = chosen ? chosen.name : 'All versions';
  const sessions = chosen ? chosen.sessions : flow.sessionCount;
  const choose = (position) => actions.filter({ trace: position === 0 ? null : position - 1 });
  const position = place === null ? 0 : place + 1;
  return [
    make('h2', {}, 'Versions'),
    make('div', { class: 'player' },
      makeButton('◀', () => choose(position - 1), { id: 'version-back', 'aria-label': 'earlier version', disabled: position === 0 }),
      makeButton('▶', () => choose(position + 1), {
        id: 'version-forward', 'aria-label': 'later version', disabled: position === flow.versions.length,
      })),
    make('input', {
      type: 'range', id: 'version', min: 0, max: flow.versions.length, value: position, 'aria-label': 'version',
      'aria-valuetext': name, oninput: (event) => choose(Number(event.target.value)),
    }),
    make('p', { class: 'act', role: 'status' }, `${name}: ${counted(sessions, 'session')}`),
    ...(chosen ? versionDetails(place, flow, actions) : [versionList(flow, choose)]),
  ];
}

function versionList(flow, choose) {
  return make('table', {}, make('tbody', {}, flow.versions.map((version, place) => make('tr', {},
    make('th', { scope: 'row' }, makeButton(version.name, () => choose(place + 1), { class: 'link' })),
    make('td', {}, counted(version.sessions, 'session')),
    make('td', {}, counted(version.screens.length, 'screen')),
    make('td', {}, counted(version.transitions.length, 'transition'))))));
}

function versionDetails(place, flow, actions) {
  const version = flow.versions[place];
  const { before, added, gone } = changesOf(place, flow);
  return [
    before && added.length + gone.length === 0 ? make('p', {}, `The same transitions as in ${before.name}.`) : null,
    before ? makeSection(`Not in ${before.name}`, transitionRows(added, flow, actions)) : null,
    before ? makeSection(`Gone since ${before.name}`, transitionRows(gone, flow, actions)) : null,
    makeSection('Retained coordinators', retainedRows(version, flow, actions)),
    makeSection('Screens', make('ul', { class: 'rows' }, version.screens.map((screen) => make('li', {},
      thingButton({ kind: 'screen', index: screen }, flow, actions), make('span', { class: 'count' }, ` ${version.uses.get(screen) ?? ''}`))))),
  ];
}

/** What a version has that the one before has not, and what it lacks; there is nothing before the first. */
export function changesOf(place, flow) {
  const before = flow.versions[place - 1] ?? null;
  if (!before) return { before, added: [], gone: [] };
  const [now, then] = [flow.versions[place], before].map(({ transitions }) => new Set(transitions));
  const only = (some, others) => flow.transitions.filter(({ index }) => some.has(index) && !others.has(index));
  return { before, added: only(now, then), gone: only(then, now) };
}

function transitionRows(transitions, flow, actions) {
  if (transitions.length === 0) return null;
  const button = (index) => thingButton({ kind: 'screen', index }, flow, actions);
  const shown = transitions.slice(0, mostChanges).map(({ from, to, kind, trigger }) => make('li', {},
    `${trigger}: ${kind} `, from === null ? 'launch' : button(from), ' → ', button(to)));
  const others = transitions.length - shown.length;
  return make('ul', { class: 'rows' }, shown, others > 0 ? make('li', { class: 'count' }, `and ${others} more`) : null);
}

function retainedRows({ retained }, flow, actions) {
  if (retained.length === 0) return null;
  return make('ul', { class: 'rows' }, retained.map(({ coordinator, exit, rate, change }) => make('li', {},
    thingButton({ kind: 'coordinator', index: coordinator }, flow, actions), `, ${exit}: `,
    make('span', { class: change ? 'wrong' : 'count' }, `${rate}${change ? `, ${change}` : ''}`))));
}
