import { counted, make, makeButton, makeSection } from './elements.mjs';
import { recordsOf, textOfState } from './states.mjs';

/** How much of a list is shown. */
const most = 12;

/** What a page shows of one screen or coordinator. `actions` changes the page's state. */
export function detailsOf(thing, flow, actions) {
  if (!thing) return overviewOf(flow, actions);
  return thing.kind === 'screen'
    ? screenDetails(thing, flow, actions) : coordinatorDetails(thing, flow, actions);
}

function overviewOf(flow, actions) {
  const findings = flow.verdicts.filter((verdict) => !verdict.note);
  return [
    make('h2', {}, flow.app),
    make('p', {}, `${counted(flow.screens.length, 'screen')}, ${counted(flow.coordinators.length, 'coordinator')}, `
      + `${counted(flow.transitions.length, 'transition')}, `
      + (flow.versions.length > 0 ? `${counted(flow.sessionCount, 'session')} of ${counted(flow.versions.length, 'version')}.`
        : `${counted(flow.sessions.length, 'different session')}.`)),
    findings.length === 0 ? null : make('p', {}, makeButton(
      `${counted(findings.length, 'finding')}: what is wrong, and how to get there`,
      () => actions.set({ panel: 'findings' }), { class: 'warning' })),
    make('p', { class: 'hint' }, 'Pick a card on the map, or press / to search. Press ? for all keys.'),
  ];
}

function screenDetails(thing, flow, actions) {
  const screen = thing.index;
  const launches = flow.into[screen].filter(({ from }) => from === null);
  const { states, idle } = recordsOf(flow)[screen];
  return [
    make('p', { class: 'kind' }, 'Screen'),
    make('h2', {}, flow.screens[screen]),
    make('p', { class: 'buttons' },
      makeButton('Way from here', () => actions.set({ from: screen, panel: 'way' })),
      makeButton('Way to here', () => actions.set({ to: screen, panel: 'way' }))),
    findingList(flow.verdictsOf(thing), flow, actions),
    makeSection('By version', usesByVersion(screen, flow)),
    makeSection('Shown by', thingList(flow.shownBy[screen], 'coordinator', flow, actions)),
    makeSection('Leads to', transitionList(flow.out[screen], 'to', flow, actions)),
    makeSection('Reached from', transitionList(flow.into[screen].filter(({ from }) => from !== null), 'from', flow, actions),
      launches.length === 0 ? null : make('p', {}, `Launch, ${counted(sum(launches), 'time')}.`)),
    makeSection('Changed nothing on display', textList(idle)),
    makeSection(`States (${states.length})`, stateList(states, flow, actions)),
    sessionList(flow.sessions.filter((session) => session.moments.some(([, shown, passages]) => (
      shown === screen || passages.some((other, place) => place % 2 === 1 && other === screen)))), actions),
  ];
}

/** How sessions of each version used a screen; null where the page has no versions. */
function usesByVersion(screen, flow) {
  if (flow.versions.length === 0) return null;
  return make('table', {}, make('tbody', {}, flow.versions.map(({ name, uses }) => make('tr', {},
    make('th', { scope: 'row' }, name), make('td', {}, uses.get(screen) ?? 'not on display')))));
}

function coordinatorDetails(thing, flow, actions) {
  const coordinator = thing.index;
  const exits = flow.exits.filter((exit) => exit.coordinator === coordinator);
  const own = flow.transitions.filter(({ by }) => by === coordinator);
  return [
    make('p', { class: 'kind' }, 'Coordinator'),
    make('h2', {}, flow.coordinators[coordinator]),
    make('p', { class: 'buttons' },
      makeButton('Open or close', () => actions.fold(coordinator)),
      makeButton('Only this', () => actions.filter({ coordinator }))),
    findingList(flow.verdictsOf(thing), flow, actions),
    makeSection('Owned by', thingList(flow.owners[coordinator], 'coordinator', flow, actions)),
    makeSection('Owns', thingList(flow.owned[coordinator], 'coordinator', flow, actions)),
    makeSection('Shows', thingList(flow.shows[coordinator], 'screen', flow, actions)),
    makeSection('How it ends', exits.length === 0 ? null : exitTable(exits)),
    makeSection('Responsible for', own.length === 0 ? null : make('ul', { class: 'rows' }, own.map((transition) => (
      make('li', {}, `${transition.trigger}: ${transition.kind} → `,
        thingButton({ kind: 'screen', index: transition.to }, flow, actions),
        make('span', { class: 'count' }, ` ×${transition.count}`)))))),
  ];
}

function sum(transitions) {
  return transitions.reduce((total, { count }) => total + count, 0);
}

/** A button that picks a thing. */
export function thingButton(thing, flow, actions) {
  return makeButton(flow.name(thing), () => actions.pick(thing), { class: 'link' });
}

function thingList(indices, kind, flow, actions) {
  if (indices.length === 0) return null;
  return make('ul', { class: 'rows' }, indices.map((index) => (
    make('li', {}, thingButton({ kind, index }, flow, actions)))));
}

function transitionList(transitions, end, flow, actions) {
  if (transitions.length === 0) return null;
  return make('ul', { class: 'rows' }, transitions.map((transition) => (
    make('li', {}, `${transition.trigger}: ${transition.kind} ${end === 'to' ? '→' : 'from'} `,
      thingButton({ kind: 'screen', index: transition[end] }, flow, actions),
      make('span', { class: 'count' }, ` ×${transition.count}, by ${flow.agent(transition.by)}`)))));
}

function textList(texts) {
  const shown = texts.slice(0, most);
  return shown.length === 0 ? null
    : make('ul', { class: 'rows' }, shown.map((text) => make('li', {}, text)), others(texts.length - shown.length));
}

/** The states of a screen; each is a button that replays where it was recorded first. */
function stateList(states, flow, actions) {
  const shown = states.slice(0, most);
  return shown.length === 0 ? null : make('ul', { class: 'rows' }, shown.map((one) => {
    const text = textOfState(one, flow);
    return make('li', {}, makeButton(text, () => actions.replay(one.session, one.step), {
      class: 'link', 'aria-label': `Replay ${text}: session ${one.session}, step ${one.step}`,
    }));
  }), others(states.length - shown.length));
}

/** The last item of a list that is not shown whole. */
function others(count) {
  return count === 0 ? null : make('li', { class: 'count' }, `and ${count} more`);
}

function exitTable(exits) {
  const row = (exit) => {
    const end = exit.times === 0 ? 'never used'
      : exit.released === null ? 'goes on'
        : exit.released === exit.times ? 'released' : `released ${exit.released} of ${exit.times}`;
    return make('tr', { class: exit.verdicts.length > 0 ? 'wrong' : null },
      make('th', { scope: 'row' }, exit.exit), make('td', {}, exit.times === 0 ? '–' : `×${exit.times}`),
      make('td', {}, exit.verdicts.length > 0 ? `! ${end}` : end));
  };
  return make('table', {}, make('tbody', {}, exits.map(row)));
}

function findingList(verdicts, flow, actions) {
  if (verdicts.length === 0) return null;
  return makeSection('Findings', make('ul', { class: 'rows' }, verdicts.map((verdict) => (
    make('li', {}, makeButton(`! ${verdict.kind}: ${flow.subjectOf(verdict)} after ${verdict.cause}`, () => actions.finding(verdict), { class: 'warning' }))))));
}

function sessionList(sessions, actions) {
  if (sessions.length === 0) return null;
  const shown = sessions.slice(0, most);
  return makeSection('In sessions', make('p', { class: 'chips' }, shown.map((session) => (
    makeButton(`${session.number}`, () => actions.replay(session.number), {
      'aria-label': `Replay session ${session.number}`,
    }))), sessions.length > shown.length ? ` and ${sessions.length - shown.length} more` : null));
}
