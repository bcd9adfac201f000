// A browser makes all dashes of a path for every part of the picture that it paints. Short pieces, of
// which it paints those in sight alone, cost a twentieth of that on a map of 3,000 screens.

/** Cuts the long dashed curves of a picture into pieces, which look the same. */
export function cutDashes(svg, longest = 400) {
  for (const path of svg.querySelectorAll('g.edge > path[stroke-dasharray]')) {
    const pieces = dashPieces(path.getAttribute('d'), path.getAttribute('stroke-dasharray'), longest);
    if (pieces.length < 2) continue;
    path.replaceWith(...pieces.map((d) => {
      const piece = path.cloneNode();
      piece.setAttribute('d', d);
      return piece;
    }));
  }
}

/**
 * The pieces of a path of cubic curves, in order. Each begins with a dash, as the whole path does.
 *
 * @param d the path, as Graphviz writes it; one with other commands is returned as it is
 * @param dashes the lengths of its dashes and gaps
 * @param longest how long a piece may be before it is cut after the next gap
 */
export function dashPieces(d, dashes, longest) {
  const curves = curvesOf(d);
  const lengths = dashes.split(/[\s,]+/u).map(Number);
  const period = lengths.reduce((sum, one) => sum + one, 0) * (lengths.length % 2 === 1 ? 2 : 1);
  if (!curves || !(period > 0)) return [d];
  const goal = Math.ceil(longest / period) * period;
  const pieces = [[]];
  let left = goal;
  for (const curve of curves) {
    let rest = curve;
    for (;;) {
      const place = placeAt(rest, left);
      if (place.t >= 1) {
        left -= place.length;
        pieces[pieces.length - 1].push(rest);
        break;
      }
      const [before, after] = halves(rest, place.t);
      pieces[pieces.length - 1].push(before);
      pieces.push([]);
      rest = after;
      left = goal;
    }
  }
  return pieces.filter((piece) => piece.length > 0).map(pathOfCurves);
}

/** The curves of a path, four points each; null where it is made of anything else. */
function curvesOf(d) {
  if (!/^M[-\d.,\s]+(C[-\d.,\s]+)+$/u.test(d)) return null;
  const numbers = d.match(/-?[\d.]+/gu).map(Number);
  if (numbers.length % 6 !== 2) return null;
  const points = [];
  for (let index = 0; index < numbers.length; index += 2) points.push([numbers[index], numbers[index + 1]]);
  const curves = [];
  for (let index = 0; index + 3 < points.length; index += 3) curves.push(points.slice(index, index + 4));
  return curves;
}

/** Where a curve has a length, as its parameter: 1 where the whole curve, whose length is returned, is shorter. */
function placeAt(curve, goal) {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = curve;
  const parts = Math.max(8, Math.ceil(span(curve[0], curve[3]) / 16));
  let length = 0;
  let [lastX, lastY] = [ax, ay];
  for (let part = 1; part <= parts; part += 1) {
    // Bernstein's weights, without a list for each point: there are hundreds of thousands.
    const t = part / parts;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    const x = a * ax + b * bx + c * cx + d * dx;
    const y = a * ay + b * by + c * cy + d * dy;
    const step = Math.hypot(x - lastX, y - lastY);
    if (length + step > goal) return { t: (part - 1 + (goal - length) / step) / parts, length: goal };
    length += step;
    lastX = x;
    lastY = y;
  }
  return { t: 1, length };
}

/** The two parts of a curve before and after a parameter. */
function halves([a, b, c, d], t) {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  const middle = between(abc, bcd, t);
  return [[a, ab, abc, middle], [middle, bcd, cd, d]];
}

function between([ax, ay], [bx, by], t) {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

function span([ax, ay], [bx, by]) {
  return Math.hypot(bx - ax, by - ay);
}

function pathOfCurves(curves) {
  const text = (point) => point.map((one) => Number(one.toFixed(2))).join(',');
  return `M${text(curves[0][0])}C${curves.map((curve) => curve.slice(1).map(text).join(' ')).join(' ')}`;
}
