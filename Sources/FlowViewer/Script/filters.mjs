import { listIn } from './model.mjs';

/** Filters that leave everything. */
export function noFilters() {
  return { hidden: [], coordinator: null, findings: false, trace: null, launch: null, session: null };
}

/** Whether filters leave everything. */
export function isEverything(filters) {
  return filters.hidden.length === 0 && filters.coordinator === null && !filters.findings
    && filters.trace === null && filters.launch === null && filters.session === null;
}

/** The sessions that filters leave. */
export function sessionsLeft(flow, filters) {
  return flow.sessions.filter((session) => (
    (filters.launch === null || (session.launch ?? '') === filters.launch)
    && (filters.session === null || session.number === filters.session)));
}

/** The transitions that filters leave. */
export function transitionsLeft(flow, filters) {
  const hidden = new Set(filters.hidden);
  let left = flow.transitions.filter((transition) => !hidden.has(transition.kind));
  if (filters.launch !== null || filters.session !== null) {
    const used = new Set();
    for (const session of sessionsLeft(flow, filters)) {
      for (const [, , passages] of session.moments) {
        for (let index = 0; index < passages.length; index += 2) used.add(passages[index]);
      }
    }
    left = left.filter((transition) => used.has(transition.index));
  }
  if (filters.trace !== null) {
    const used = new Set(flow.traces[filters.trace].transitions);
    left = left.filter((transition) => used.has(transition.index));
  }
  return left;
}

/** The keys of the things that filters leave, or null where they leave all. */
export function thingsLeft(flow, filters) {
  if (isEverything({ ...filters, hidden: [] })) return null;
  let screens = new Set(flow.screens.keys());
  const keep = (others) => { screens = new Set([...screens].filter((screen) => others.has(screen))); };
  if (filters.launch !== null || filters.session !== null) {
    const used = new Set();
    for (const { from, to } of transitionsLeft(flow, filters)) used.add(from).add(to);
    keep(used);
  }
  if (filters.trace !== null) keep(new Set(flow.traces[filters.trace].screens));
  if (filters.coordinator !== null) {
    const family = flow.family(filters.coordinator);
    keep(new Set([...family].flatMap((coordinator) => flow.shows[coordinator])));
  }
  const coordinators = new Set();
  if (filters.findings) {
    const things = flow.verdicts.flatMap((verdict) => flow.thingsOf(verdict));
    keep(new Set(things.filter(({ kind }) => kind === 'screen').map(({ index }) => index)));
    things.filter(({ kind }) => kind === 'coordinator').forEach(({ index }) => coordinators.add(index));
  }
  if (filters.coordinator !== null && !filters.findings) {
    flow.family(filters.coordinator).forEach((coordinator) => coordinators.add(coordinator));
  }
  for (const screen of screens) flow.shownBy[screen].forEach((coordinator) => coordinators.add(coordinator));
  return new Set([
    ...[...screens].map((screen) => `screen:${screen}`),
    ...[...coordinators].map((coordinator) => `coordinator:${coordinator}`),
  ]);
}

/** The parts of a picture that filters hide: identifiers of nodes, frames and edges. */
export function partsHidden(flow, index, filters) {
  const hidden = { nodes: new Set(), clusters: new Set(), edges: new Set() };
  if (isEverything(filters)) return hidden;
  const things = thingsLeft(flow, filters);
  if (things) {
    const filled = new Set();
    for (const node of index.nodes) {
      const part = index.parts.get(node.id);
      if (part.thing && !things.has(`${part.thing.kind}:${part.thing.index}`)) hidden.nodes.add(node.id);
      else index.frames(node.id).forEach((frame) => filled.add(frame));
    }
    for (const cluster of index.clusters) if (!filled.has(cluster.id)) hidden.clusters.add(cluster.id);
  }
  const left = new Map();
  for (const { from, to, kind } of transitionsLeft(flow, filters)) listIn(left, `${kind}:${from}:${to}`).push(0);
  for (const edge of index.edges) {
    const [tail, head] = [edge.tail, edge.head].map((id) => index.parts.get(id)?.thing);
    const isScreens = head?.kind === 'screen' && (!tail || tail.kind === 'screen');
    const isGone = isScreens
      ? !left.has(`${edge.role}:${tail ? tail.index : null}:${head.index}`)
      : filters.hidden.includes(edge.role);
    if (isGone || hidden.nodes.has(edge.tail) || hidden.nodes.has(edge.head)) hidden.edges.add(edge.id);
  }
  return hidden;
}
