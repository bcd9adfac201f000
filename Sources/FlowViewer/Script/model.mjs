/** What a page's JSON stands for: screens, coordinators and transitions, and what leads where. */
export class Flow {
  constructor(data) {
    this.app = data.app;
    /** What identifies each screen in messages; of live pages alone. */
    this.keys = data.keys ?? null;
    this.screens = data.screens;
    this.coordinators = data.coordinators;
    this.verdicts = data.verdicts;
    this.exits = data.exits;
    this.acts = data.acts;
    /** The versions of the app, of a page of a summary. */
    this.versions = (data.versions ?? []).map(([name, sessions, screens, transitions, retained]) => ({
      name: name || 'unknown version', sessions, screens: screens.map(([screen]) => screen), uses: new Map(screens), transitions,
      retained: retained.map(([coordinator, exit, rate, change]) => ({ coordinator, exit, rate, change })),
    }));
    this.sessionCount = this.versions.reduce((total, { sessions }) => total + sessions, 0);
    /** The versions, or the files of a page of several: the screens and transitions of each. */
    this.traces = this.versions.length > 0 ? this.versions
      : (data.traces ?? []).map(([name, screens, transitions]) => ({ name, screens, transitions }));
    this.sessions = data.sessions;
    /** What is different from an earlier flow, and its sessions; null where nothing was compared. */
    this.changes = data.changes?.map(([text, screens, coordinators, transitions]) => (
      { text, screens, coordinators, transitions })) ?? null;
    this.earlier = data.earlier ?? [];
    this.names = data.names ?? [];
    this.summary = data.summary ?? '';
    this.transitions = data.transitions.map(([from, to, kind, trigger, by, count], index) => (
      { index, from, to, kind, trigger, by, count }));
    this.out = data.screens.map(() => []);
    this.into = data.screens.map(() => []);
    for (const transition of this.transitions) {
      if (transition.from !== null) this.out[transition.from].push(transition);
      this.into[transition.to].push(transition);
    }
    this.shownBy = data.screens.map(() => []);
    this.shows = data.coordinators.map(() => []);
    for (const [coordinator, screen] of data.presents) {
      this.shownBy[screen].push(coordinator);
      this.shows[coordinator].push(screen);
    }
    this.owners = data.coordinators.map(() => []);
    this.owned = data.coordinators.map(() => []);
    for (const [owner, child] of data.links) {
      this.owners[child].push(owner);
      this.owned[owner].push(child);
    }
  }

  /** The name of a thing: `{kind: 'screen', index: 3}`. */
  name(thing) {
    return (thing.kind === 'screen' ? this.screens : this.coordinators)[thing.index];
  }

  /** The thing of a kind with a name; null where there is none. */
  thing(kind, name) {
    const index = (kind === 'screen' ? this.screens : this.coordinators).indexOf(name);
    return index < 0 ? null : { kind, index };
  }

  /** Who did something: a coordinator's name, `system`, `app` or `unknown`. */
  agent(by) {
    return typeof by === 'number' ? this.coordinators[by] : by;
  }

  /** The coordinators that a coordinator owns, directly or through others, with itself. */
  family(coordinator) {
    const found = new Set([coordinator]);
    for (const member of found) this.owned[member].forEach((child) => found.add(child));
    return found;
  }

  /** The things that a verdict is about: its subject, and where it happened. */
  thingsOf(verdict) {
    const things = [];
    const add = (kind, index) => {
      if (index !== null && index !== undefined) things.push({ kind, index });
    };
    add('screen', verdict.screen);
    add('coordinator', verdict.coordinator);
    add('screen', verdict.from);
    add('screen', verdict.to);
    return things;
  }

  /** The name of what a verdict is about. */
  subjectOf({ screen, coordinator }) {
    return this.screens[screen] ?? this.coordinators[coordinator] ?? '';
  }

  /** The verdicts about a thing, or caused on it. */
  verdictsOf(thing) {
    return this.verdicts.filter((verdict) => this.thingsOf(verdict).some((other) => (
      keyOf(other) === keyOf(thing))));
  }
}

/** A thing as a key of a map. */
export function keyOf(thing) {
  return `${thing.kind}:${thing.index}`;
}

/** A picture of the page's JSON with its numbers replaced by identifiers. */
export function unpacked({ name, title, nodes, clusters, edges }) {
  const number = (index) => (index < 0 ? null : index);
  const frame = (index) => clusters[index]?.[0] ?? null;
  const node = (index) => nodes[index]?.[0] ?? null;
  return {
    name, title,
    nodes: nodes.map(([id, text, role, of, place, backs]) => (
      { id, name: text, role, of: number(of), in: frame(place), backs: backs.map(node) })),
    clusters: clusters.map(([id, text, of, place, members]) => (
      { id, name: text, of: number(of), in: frame(place), members })),
    edges: edges.map(([id, tail, head, role]) => (
      { id: id || `${role}--${node(tail)}--${node(head)}`, tail: node(tail), head: node(head), role })),
  };
}

/** The parts of one picture, and what is beside what in it. */
export class PictureIndex {
  /**
   * @param picture the picture, unpacked
   * @param known things by identifier, from all pictures: coordinators without a frame are only named
   */
  constructor(picture, known) {
    this.name = picture.name;
    this.title = picture.title;
    this.nodes = picture.nodes;
    this.clusters = picture.clusters;
    this.edges = picture.edges;
    this.parts = new Map();
    this.places = new Map();
    this.edgesAt = new Map();
    for (const cluster of picture.clusters) {
      this.addPart(cluster, 'cluster', cluster.of === null ? null : { kind: 'coordinator', index: cluster.of });
      for (const member of cluster.members) {
        const thing = known.get(member);
        if (thing) this.places.set(keyOf(thing), cluster.id);
      }
    }
    for (const node of picture.nodes) {
      const kind = node.role === 'coordinator' ? 'coordinator' : 'screen';
      this.addPart(node, 'node', node.of === null ? null : { kind, index: node.of });
      this.edgesAt.set(node.id, []);
    }
    this.backsTo = new Map();
    for (const node of picture.nodes) {
      for (const back of node.backs) listIn(this.backsTo, back).push(node.id);
    }
    for (const edge of picture.edges) {
      listIn(this.edgesAt, edge.tail).push(edge);
      if (edge.head !== edge.tail) listIn(this.edgesAt, edge.head).push(edge);
    }
  }

  addPart(part, kind, thing) {
    this.parts.set(part.id, { id: part.id, kind, thing, within: part.in, part });
    if (thing && !this.places.has(keyOf(thing))) this.places.set(keyOf(thing), part.id);
  }

  /** The identifiers of the frames around a part, from the inside out. */
  frames(id) {
    const frames = [];
    let next = this.parts.get(id)?.within;
    while (next && !frames.includes(next)) {
      frames.push(next);
      next = this.parts.get(next)?.within;
    }
    return frames;
  }

  /** The nodes in a frame, also those in frames in it. */
  nodesIn(cluster) {
    return this.nodes.filter((node) => this.frames(node.id).includes(cluster)).map((node) => node.id);
  }

  /** The part that shows a thing: its own, or that of a coordinator around it; null where there is none. */
  placeOf(thing, flow) {
    const own = this.places.get(keyOf(thing));
    if (own) return own;
    const seen = new Set();
    let around = thing.kind === 'screen' ? flow.shownBy[thing.index] : flow.owners[thing.index];
    while (around.length > 0) {
      const next = [];
      for (const coordinator of around) {
        const place = this.places.get(`coordinator:${coordinator}`);
        if (place) return place;
        if (!seen.has(coordinator)) next.push(...flow.owners[coordinator]);
        seen.add(coordinator);
      }
      around = next;
    }
    return null;
  }

  /** What leads to a part and away from it: identifiers of nodes, edges and frames, its own included. */
  around(id) {
    const part = this.parts.get(id);
    const near = { nodes: new Set(), edges: new Set(), clusters: new Set() };
    if (!part) return near;
    const inside = part.kind === 'node' ? [id] : this.nodesIn(id);
    if (part.kind === 'cluster') near.clusters.add(id);
    for (const node of inside) {
      near.nodes.add(node);
      for (const edge of this.edgesAt.get(node) ?? []) {
        near.edges.add(edge.id);
        near.nodes.add(edge.tail).add(edge.head);
      }
      for (const back of this.parts.get(node).part.backs) near.nodes.add(back);
      for (const origin of this.backsTo.get(node) ?? []) near.nodes.add(origin);
    }
    this.addFrames(near);
    return near;
  }

  /**
   * The nodes of some screens in the order of a way, the edges between one and the next, and their
   * frames. A tab is drawn from its bar, whichever tab was selected before.
   */
  along(places) {
    const near = { nodes: new Set(places), edges: new Set(), clusters: new Set() };
    for (let index = 1; index < places.length; index += 1) {
      for (const edge of this.edgesAt.get(places[index]) ?? []) {
        const isTab = edge.role === 'tab' && near.nodes.has(edge.tail);
        if (edge.head === places[index] && (isTab || edge.tail === places[index - 1])) near.edges.add(edge.id);
      }
    }
    for (const place of places) if (this.parts.get(place)?.kind === 'cluster') near.clusters.add(place);
    this.addFrames(near);
    return near;
  }

  addFrames(near) {
    for (const node of near.nodes) this.frames(node).forEach((frame) => near.clusters.add(frame));
    for (const cluster of [...near.clusters]) {
      this.frames(cluster).forEach((frame) => near.clusters.add(frame));
    }
  }
}

/** The list of a key in a map, which is made where there is none. */
export function listIn(map, key) {
  let list = map.get(key);
  if (!list) map.set(key, list = []);
  return list;
}

/** The things that identifiers stand for in any of some pictures. */
export function thingsById(pictures) {
  const things = new Map();
  for (const picture of pictures) {
    for (const node of picture.nodes) {
      const kind = node.role === 'coordinator' ? 'coordinator' : 'screen';
      if (node.of !== null) things.set(node.id, { kind, index: node.of });
    }
    for (const cluster of picture.clusters) {
      if (cluster.of !== null) things.set(cluster.id, { kind: 'coordinator', index: cluster.of });
    }
  }
  return things;
}
