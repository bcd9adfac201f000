// A camera {x, y, k} puts the point (px, py) of a picture at (x + k px, y + k py) of the window.

const smallest = 0.02;
const largest = 8;

/** The camera that shows all of a picture in a window, no larger than it was drawn. */
export function fitted(picture, pane, margin = 24) {
  const room = { width: Math.max(1, pane.width - 2 * margin), height: Math.max(1, pane.height - 2 * margin) };
  const k = within(Math.min(room.width / picture.width, room.height / picture.height, 1.25));
  return { x: (pane.width - k * picture.width) / 2, y: (pane.height - k * picture.height) / 2, k };
}

/** The camera after zooming by a factor while a point of the window stays. */
export function zoomed(camera, factor, point) {
  const k = within(camera.k * factor);
  const ratio = k / camera.k;
  return { x: point.x - (point.x - camera.x) * ratio, y: point.y - (point.y - camera.y) * ratio, k };
}

/** The camera after moving the picture. */
export function panned(camera, dx, dy) {
  return { x: camera.x + dx, y: camera.y + dy, k: camera.k };
}

/** The camera with a box of the window in the middle, large enough to be read; the same where it is seen. */
export function showing(camera, box, pane, readable = 0.8) {
  const margin = 16;
  const isSeen = box.x >= margin && box.y >= margin && box.x + box.width <= pane.width - margin
    && box.y + box.height <= pane.height - margin;
  if (isSeen && camera.k >= readable / 2) return camera;
  const k = within(Math.max(camera.k, readable));
  const middle = {
    x: (box.x + box.width / 2 - camera.x) / camera.k, y: (box.y + box.height / 2 - camera.y) / camera.k,
  };
  return { x: pane.width / 2 - k * middle.x, y: pane.height / 2 - k * middle.y, k };
}

/** The factor of one event of a wheel. */
export function wheelFactor(event) {
  const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
  const speed = event.ctrlKey ? 0.01 : 0.0018;
  return Math.exp(-Math.max(-240, Math.min(240, event.deltaY * unit)) * speed);
}

function within(k) {
  return Math.min(largest, Math.max(smallest, k));
}
