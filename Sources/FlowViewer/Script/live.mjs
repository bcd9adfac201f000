import { counted, make, makeSection } from './elements.mjs';
import { thingButton } from './details.mjs';

/** What a live page was sent: how many records there were, and the last rows of what happened. */
export class LiveRecord {
  constructor(limit = 200) {
    this.limit = limit;
    this.begin();
  }

  /** Forgets everything, because another trace begins. */
  begin() {
    this.records = 0;
    this.missed = 0;
    this.display = null;
    this.rows = [];
  }

  /**
   * Takes in a message.
   *
   * @param id the run of the trace and the number of records up to the message: `0.120`
   * @returns whether it is new: after a connection broke, messages may come twice
   */
  take(id, { records, display, rows }) {
    const total = Number(id.split('.')[1]);
    if (total <= this.records) return false;
    this.missed += Math.max(0, total - records - this.records);
    this.records = total;
    this.display = display;
    this.rows = this.rows.concat(rows).slice(-this.limit);
    return true;
  }
}

/** The connection of a live page to its server. The browser makes it again where it breaks. */
export class LiveFeed {
  /** @param page is asked to `showLive()`, and to `renew(html)`, which returns when it is done */
  constructor(page) {
    this.page = page;
    this.record = new LiveRecord();
    this.isConnected = false;
    this.follows = true;
    this.isRenewing = false;
    this.isStale = false;
    this.isShowing = false;
  }

  start() {
    const source = new EventSource(`${location.pathname.replace(/\/*$/u, '')}/events`);
    source.addEventListener('open', () => this.connected(true));
    source.addEventListener('error', () => this.connected(false));
    source.addEventListener('trace', (event) => {
      if (this.record.take(event.lastEventId, JSON.parse(event.data))) this.show();
    });
    source.addEventListener('page', () => this.renew());
    source.addEventListener('begin', () => {
      this.record.begin();
      this.show();
    });
  }

  connected(isConnected) {
    this.isConnected = isConnected;
    this.show();
    if (isConnected) this.renew();
  }

  /** Shows what came, once a frame. */
  show() {
    if (this.isShowing) return;
    this.isShowing = true;
    requestAnimationFrame(() => {
      this.isShowing = false;
      this.page.showLive();
    });
  }

  /** Asks for the page as it is now. What is announced meanwhile is asked for afterwards, in one. */
  async renew() {
    this.isStale = true;
    if (this.isRenewing) return;
    this.isRenewing = true;
    try {
      while (this.isStale) {
        this.isStale = false;
        const start = performance.now();
        const html = await pageNow();
        if (html === null) break;
        this.page.renew(html);
        const spent = performance.now() - start;
        await new Promise((done) => { setTimeout(done, 2 * spent); });
      }
    } finally {
      this.isRenewing = false;
    }
  }

  /** The screen on display; null where the page does not have it yet. */
  thing(flow) {
    const index = flow.keys.indexOf(this.record.display);
    return index < 0 ? null : { kind: 'screen', index };
  }

  /** The connection in words. */
  get words() {
    return this.isConnected ? 'live' : 'not connected; trying again';
  }
}

/** The page as the server has it now; null where the server is gone. */
async function pageNow() {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** The panel of what happens. */
export function livePanel(feed, flow, actions) {
  const { record } = feed;
  const thing = feed.thing(flow);
  return [
    make('h2', {}, 'Live'),
    make('p', {}, counted(record.records, 'record')),
    record.missed > 0 ? make('p', { class: 'wrong' }, `${counted(record.missed, 'record')} missed; load the page again.`) : null,
    make('label', { class: 'check' }, make('input', {
      type: 'checkbox', id: 'follow', checked: feed.follows, onchange: (event) => {
        feed.follows = event.target.checked;
        feed.show();
      },
    }), 'Keep the screen on display in sight'),
    makeSection('On display', thing ? make('p', { class: 'display' }, thingButton(thing, flow, actions)) : null),
    makeSection('What happened, the last first', record.rows.length === 0 ? null
      : make('ol', { class: 'happened' }, latestFirst(record.rows).map(rowOf))),
  ];
}

/** Rows with the last step first, and what followed each step behind it. */
export function latestFirst(rows) {
  const groups = [];
  for (const row of rows) {
    if (isHead(row) || groups.length === 0) groups.push([]);
    groups[groups.length - 1].push(row);
  }
  return groups.reverse().flat();
}

function isHead([, kind]) {
  return kind === 'step' || kind === 'launch';
}

function rowOf([at, kind, text, by]) {
  const time = make('span', { class: 'count' }, `${(at / 1e6).toFixed(1)} s `);
  if (kind === 'step') return make('li', { class: 'step' }, time, text);
  if (kind === 'launch') return make('li', { class: 'step' }, time, 'launch', text ? ` (${text})` : '');
  return make('li', {}, time, `${kind} → ${text}`, by ? make('span', { class: 'count' }, ` by ${by}`) : null);
}
