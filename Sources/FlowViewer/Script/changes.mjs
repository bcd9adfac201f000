import { make } from './elements.mjs';

/** The panel of a comparison: each change; the chosen one is lit in the picture. */
export function changesPanel(state, flow, actions) {
  const item = ({ text }) => make('li', {}, make('button', {
    type: 'button', class: 'change', 'aria-pressed': `${state.change === text}`,
    onclick: () => actions.set({ change: state.change === text ? null : text, panel: 'changes' }),
  }, text));
  return [
    make('h2', {}, 'Changes'),
    make('p', {}, `${flow.names.join(' → ')}: ${flow.summary}`),
    flow.changes.length === 0 ? null : make('ul', { class: 'findings' }, flow.changes.map(item)),
  ];
}

/** The change of a state; null where none was chosen. */
export function chosenChange(state, flow) {
  return flow.changes?.find(({ text }) => text === state.change) ?? null;
}

/** What a change is about in a picture: its cards and frames, the arrows among them, and what to bring into sight. */
export function changeIn(index, flow, change) {
  const near = { nodes: new Set(), edges: new Set(), clusters: new Set() };
  const add = (thing) => {
    const place = thing.index === null ? index.parts.has('entry') && 'entry' : index.placeOf(thing, flow);
    if (place) near[index.parts.get(place).kind === 'node' ? 'nodes' : 'clusters'].add(place);
    return place;
  };
  const targets = [
    ...change.screens.map((screen) => add({ kind: 'screen', index: screen })),
    ...change.coordinators.map((coordinator) => add({ kind: 'coordinator', index: coordinator })),
  ];
  for (const { from, to, kind } of change.transitions.map((place) => flow.transitions[place])) {
    const [tail, head] = [from, to].map((screen) => add({ kind: 'screen', index: screen }));
    targets.push(head);
    for (const edge of index.edgesAt.get(head) ?? []) {
      const isTab = kind === 'tab' && edge.role === 'tab';
      if (edge.head === head && (edge.tail === tail && edge.role === kind || isTab)) near.edges.add(edge.id);
    }
  }
  index.addFrames(near);
  return { near, target: targets.find(Boolean) ?? null };
}
