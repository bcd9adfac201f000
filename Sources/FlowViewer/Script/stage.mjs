import { fitted, panned, showing, wheelFactor, zoomed } from './viewport.mjs';

/** The window on a picture: moves and zooms it by one transform, without laying anything out again. */
export class Stage {
  /**
   * @param pane the window
   * @param canvas what holds the picture
   * @param events `onmove()` after the person moved it, `onhover(element)`, `onpick(element)`
   */
  constructor(pane, canvas, events) {
    this.pane = pane;
    this.canvas = canvas;
    this.events = events;
    this.camera = { x: 0, y: 0, k: 1 };
    this.size = { width: 1, height: 1 };
    this.pointers = new Map();
    this.travel = 0;
    this.frame = null;
    pane.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    pane.addEventListener('pointerdown', (event) => this.press(event));
    pane.addEventListener('pointermove', (event) => this.drag(event));
    for (const name of ['pointerup', 'pointercancel']) {
      pane.addEventListener(name, (event) => this.release(event));
    }
    pane.addEventListener('pointerleave', () => events.onhover(null));
    pane.addEventListener('dblclick', (event) => this.zoom(1.6, this.point(event)));
  }

  get room() {
    return { width: this.pane.clientWidth, height: this.pane.clientHeight };
  }

  fit() {
    this.move(fitted(this.size, this.room));
  }

  zoom(factor, point = { x: this.room.width / 2, y: this.room.height / 2 }) {
    this.move(zoomed(this.camera, factor, point));
  }

  pan(dx, dy) {
    this.move(panned(this.camera, dx, dy));
  }

  /** Brings an element of the picture into sight, where it is not. */
  show(element) {
    if (!element) return;
    const camera = showing(this.camera, this.box(element), this.room);
    if (camera !== this.camera) this.place(camera, true);
  }

  /** Where an element is in the window when the picture has come to rest. */
  box(element) {
    const [box, canvas] = [element, this.canvas].map((one) => one.getBoundingClientRect());
    const { x, y, k } = this.camera;
    const ratio = k / (canvas.width / this.canvas.offsetWidth);
    return {
      x: x + (box.x - canvas.x) * ratio, y: y + (box.y - canvas.y) * ratio,
      width: box.width * ratio, height: box.height * ratio,
    };
  }

  move(camera) {
    this.place(camera, false);
    this.events.onmove();
  }

  /** Places the picture once a frame at most. */
  place(camera, isGliding) {
    this.camera = camera;
    this.canvas.classList.toggle('gliding', isGliding);
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      const { x, y, k } = this.camera;
      this.canvas.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    });
  }

  point(event) {
    const box = this.pane.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  wheel(event) {
    event.preventDefault();
    if (event.shiftKey) return this.pan(-(event.deltaX || event.deltaY), 0);
    return this.zoom(wheelFactor(event), this.point(event));
  }

  press(event) {
    if (event.button > 0) return;
    this.pointers.set(event.pointerId, this.point(event));
    if (this.pointers.size === 1) {
      this.travel = 0;
      this.pressed = event.target;
    }
  }

  drag(event) {
    const before = this.pointers.get(event.pointerId);
    const now = this.point(event);
    if (!before) return this.events.onhover(event.target);
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.pointers.set(event.pointerId, now);
    this.travel += Math.hypot(now.x - before.x, now.y - before.y);
    if (others.length === 0) {
      if (this.travel < 4) return undefined;
      this.pane.setPointerCapture(event.pointerId);
      this.pane.classList.add('grabbed');
      return this.pan(now.x - before.x, now.y - before.y);
    }
    const [other] = others;
    const factor = Math.hypot(now.x - other.x, now.y - other.y)
      / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const middle = (point) => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
    const camera = panned(this.camera, middle(now).x - middle(before).x, middle(now).y - middle(before).y);
    return this.move(zoomed(camera, factor, middle(now)));
  }

  release(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    this.pane.classList.remove('grabbed');
    if (event.type === 'pointerup' && this.travel < 4 && this.pointers.size === 0) {
      this.events.onpick(this.pressed);
    }
  }
}
