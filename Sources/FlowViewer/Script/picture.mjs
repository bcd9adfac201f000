import { cutDashes } from './dashes.mjs';
import { makeShape, counted } from './elements.mjs';

/** A picture in the page: its parts can be lit, dimmed, marked and hidden. Nothing in it moves. */
export class PictureView {
  constructor(svg, index) {
    this.svg = svg;
    this.index = index;
    cutDashes(svg);
    this.elements = new Map();
    for (const element of svg.querySelectorAll('g.node, g.cluster, g.edge')) {
      if (element.id) this.elements.set(element.id, element);
    }
    this.lit = [];
    this.marked = [];
    this.folds = [];
    this.hidden = [];
    const box = svg.viewBox.baseVal;
    this.size = {
      width: svg.width.baseVal.value || box.width, height: svg.height.baseVal.value || box.height,
    };
  }

  /** The part that an element of the picture belongs to; null beside all parts. */
  idAt(element) {
    const part = element.closest?.('g.node, g.cluster, g.edge');
    return part && this.svg.contains(part) ? part.id : null;
  }

  /** Lights parts and dims all others; null lights everything. Touches only what is lit, and what was. */
  light(near) {
    this.lit.forEach((element) => element.classList.remove('near'));
    this.lit = [];
    this.svg.classList.toggle('dimmed', near !== null);
    if (!near) return;
    for (const ids of [near.nodes, near.edges, near.clusters]) {
      for (const id of ids) {
        const element = this.elements.get(id);
        if (element) {
          element.classList.add('near');
          this.lit.push(element);
        }
      }
    }
  }

  /** Marks parts: `marks` has a class for each identifier. */
  mark(marks) {
    this.marked.forEach(([element, name]) => element.classList.remove(name));
    this.marked = [];
    for (const [id, name] of marks) {
      const element = this.elements.get(id);
      if (element) {
        element.classList.add(name);
        this.marked.push([element, name]);
      }
    }
  }

  /** Hides parts that filters leave out, and what is in closed frames. */
  hide(filtered, closed) {
    this.folds.forEach((fold) => fold.remove());
    this.folds = [];
    this.hidden.forEach((element) => element.classList.remove('gone', 'closed'));
    const hidden = new Set([...filtered.nodes, ...filtered.clusters, ...filtered.edges]);
    for (const cluster of closed) this.close(cluster, hidden);
    this.hidden = [...hidden, ...closed].map((id) => this.elements.get(id)).filter(Boolean);
    hidden.forEach((id) => this.elements.get(id)?.classList.add('gone'));
    closed.forEach((id) => this.elements.get(id)?.classList.add('closed'));
  }

  close(cluster, hidden) {
    const inside = this.index.nodesIn(cluster);
    inside.forEach((node) => hidden.add(node));
    for (const other of this.index.clusters) {
      if (this.index.frames(other.id).includes(cluster)) hidden.add(other.id);
    }
    const nodes = new Set(inside);
    for (const edge of this.index.edges) {
      if (nodes.has(edge.tail) && nodes.has(edge.head)) hidden.add(edge.id);
    }
    const element = this.elements.get(cluster);
    if (!element || hidden.has(cluster)) return;
    const box = element.getBBox();
    const text = makeShape('text', {
      class: 'fold', x: box.x + box.width / 2, y: box.y + box.height / 2, 'text-anchor': 'middle',
    }, `closed: ${counted(inside.length, 'card')}`);
    element.append(text);
    this.folds.push(text);
  }
}
