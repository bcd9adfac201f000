// What a reader meets in a drawing: its lines as points, the boxes of its words, its size. All in pixels
// of the page, so that drawings of any origin are measured alike.
"use strict";

/** The drawing of a page. */
const drawing = () => document.querySelector("svg");

/** Draws Mermaid's text in place of the page's first SVG. */
async function drawMermaid(text) {
  mermaid.initialize({startOnLoad: false, maxTextSize: 1e7, maxEdges: 1e5});
  document.body.innerHTML = (await mermaid.render("drawing", text)).svg;
}

/** The lines of a path, which may be interrupted, as points at most a step apart. */
function lines(path, step) {
  const place = path.getScreenCTM(), length = path.getTotalLength();
  const count = Math.max(1, Math.ceil(length / step)), found = [];
  let line = [], last = null;
  for (let index = 0; index <= count; index++) {
    const point = path.getPointAtLength(length * index / count);
    if (last && Math.hypot(point.x - last.x, point.y - last.y) > 2 * step) {
      found.push(line);
      line = [];
    }
    const seen = point.matrixTransform(place);
    line.push([Math.round(seen.x * 10) / 10, Math.round(seen.y * 10) / 10]);
    last = point;
  }
  found.push(line);
  return found;
}

function measure() {
  const svg = drawing();
  const frame = svg.getBoundingClientRect();
  // By name: an edge may be interrupted, and then has several paths.
  const edges = new Map();
  // A card hides the lines that were painted before it.
  const painted = new Map([...svg.querySelectorAll("g.node, g.edge, path.flowchart-link")]
    .map((element, place) => [element, place]));
  const step = painted.size > 2000 ? 16 : 4;
  for (const [element, place] of painted) {
    if (element.matches("g.node")) continue;
    const paths = element.matches("path") ? [element] : [...element.querySelectorAll("path")];
    edges.set(element.dataset.id ?? place, {place, lines: paths.flatMap(path => lines(path, step))});
  }

  const names = [...edges.keys()], texts = [], sizes = {};
  const walker = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("style, title, desc, metadata, script, defs")) continue;
    // A range knows nothing of textLength, but HTML's words may be on several lines.
    const words = parent instanceof SVGElement ? parent : document.createRange();
    if (words instanceof Range) words.selectNodeContents(node);
    const scale = parent.getScreenCTM?.() ?? svg.getScreenCTM();
    const size = parseFloat(getComputedStyle(parent).fontSize) * Math.hypot(scale.a, scale.b);
    sizes[size.toFixed(1)] = (sizes[size.toFixed(1)] ?? 0) + node.data.trim().length;
    // Where an edge's own label covers it, the line is hidden, too.
    const own = names.indexOf(parent.closest("[data-id]")?.dataset.id);
    const card = painted.get(parent.closest("g.node")) ?? -1;
    for (const {left, top, right, bottom} of words.getClientRects()) {
      texts.push({box: [left, top, right, bottom], own, card, words: node.data});
    }
  }
  return {width: frame.width, height: frame.height, edges: [...edges.values()], texts, sizes};
}
