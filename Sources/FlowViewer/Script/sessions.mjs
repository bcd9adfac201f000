import { counted, make, makeButton, makeSection, makeShape } from './elements.mjs';
import { sessionFrames, thingOfObject } from './replay.mjs';
import { thingButton } from './details.mjs';

/** The session of a state; the first where none was chosen. */
export function chosenSession(state, flow) {
  return flow.sessions.find(({ number }) => number === state.session) ?? flow.sessions[0] ?? null;
}

/**
 * What is replayed: a session of the trace; in a comparison, one of the earlier trace, too, which comes first.
 *
 * Each has the names of its members of the state, `session` and `step`, and what the state chose.
 */
export function tracksOf(state, flow) {
  const track = (sessions, id, name, key, stepKey, mark) => {
    const session = sessions.find(({ number }) => number === state[key]) ?? sessions[0];
    if (!session) return [];
    const frames = sessionFrames(session, flow);
    const last = frames.length - 1;
    const step = Math.min(state[stepKey], last);
    const at = (place, other = session.number) => ({ [key]: other, [stepKey]: Math.max(0, Math.min(last, place)) });
    return [{ id, name, sessions, session, step, last, frame: frames[step], at, mark }];
  };
  const [before, after] = flow.names;
  return [
    ...track(flow.earlier, 'earlier-', `Before: ${before}`, 'earlier', 'stepEarlier', 'earlier'),
    ...track(flow.sessions, '', flow.changes ? `After: ${after}` : null, 'session', 'step', 'current'),
  ];
}

/** The panel that plays a session, or one of each of two traces. */
export function replayPanel(state, flow, actions, { isPlaying, speed }) {
  const tracks = tracksOf(state, flow);
  if (tracks.length === 0) return [make('h2', {}, 'Replay'), make('p', {}, 'A stored graph has no sessions.')];
  const play = make('div', { class: 'player' },
    makeButton(isPlaying ? 'Pause' : 'Play', () => actions.play(), { id: 'replay-play' }),
    make('label', {}, make('span', { class: 'hidden' }, 'Speed'), make('select', {
      id: 'speed', onchange: (event) => actions.speed(Number(event.target.value)),
    }, [0.5, 1, 2, 4].map((value) => make('option', { value, selected: value === speed }, `${value}×`)))));
  return [make('h2', {}, 'Replay'), play, ...tracks.flatMap((track) => trackDetails(track, flow, actions))];
}

function trackDetails({ id, name, sessions, session, step, last, frame, at, mark }, flow, actions) {
  const go = (place) => actions.set(at(place));
  const label = (text) => (name ? `${name}: ${text}` : text);
  return [
    name ? make('h2', { class: `track ${mark}` }, name) : null,
    make('div', { class: 'form' }, make('label', {}, 'Session', make('select', {
      id: `${id}session`, 'aria-label': label('session'), onchange: (event) => actions.set(at(0, Number(event.target.value))),
    }, sessions.map(({ number, launch, moments }) => make('option', { value: number, selected: number === session.number },
      `${number}: ${counted(moments.length - 1, 'step')}${launch ? ` (${launch})` : ''}`))))),
    make('div', { class: 'player' },
      makeButton('|◀', () => go(0), { id: `${id}replay-first`, 'aria-label': label('to the launch'), disabled: step === 0 }),
      makeButton('◀', () => go(step - 1), { id: `${id}replay-back`, 'aria-label': label('step back'), disabled: step === 0 }),
      makeButton('▶', () => go(step + 1), { id: `${id}replay-forward`, 'aria-label': label('step forward'), disabled: step === last })),
    make('input', {
      type: 'range', id: `${id}slider`, min: 0, max: last, value: step, 'aria-label': label('step'),
      'aria-valuetext': `${step} of ${last}: ${frame.act ?? 'launch'}`, oninput: (event) => go(Number(event.target.value)),
    }),
    make('p', { class: 'act', role: 'status' }, `${step} of ${last}: ${frame.act ?? 'launch'}`),
    ...frameDetails(frame, session, flow, actions),
  ];
}

function frameDetails(frame, session, flow, actions) {
  const button = (object) => {
    const thing = thingOfObject(session, object);
    return thing ? thingButton(thing, flow, actions) : '?';
  };
  const shown = frame.display;
  return [
    makeSection('On display', shown === null ? null : make('p', { class: 'display' }, button(shown))),
    makeSection('With, inside the top screen', frame.embedded.length === 0 ? null
      : make('ul', { class: 'rows' }, frame.embedded.map((object) => make('li', {}, button(object))))),
    makeSection('What happened', frame.moves.length === 0 ? make('p', {}, 'Nothing on display changed.')
      : make('ul', { class: 'rows' }, frame.moves.map((move) => make('li', {}, `${move.kind} → `, button(move.to),
        move.by < 0 ? null : make('span', { class: 'count' }, ` by ${flow.name(thingOfObject(session, move.by) ?? { kind: 'coordinator', index: 0 })}`))))),
    makeSection('Stack, from the top', make('ol', { class: 'stack' }, [...frame.stack].reverse().map((level, index) => (
      make('li', {}, index < frame.stack.length - 1 ? make('span', { class: 'count' }, 'presented') : null,
        make('ul', { class: 'rows' }, [...level].reverse().map((object) => make('li', {}, button(object))))))))),
    makeSection(`Coordinators alive (${frame.alive.length})`, aliveTree(frame, null, button)),
    makeSection('Freed', frame.freed.length === 0 ? null
      : make('ul', { class: 'rows' }, frame.freed.map((object) => make('li', {}, button(object))))),
  ];
}

function aliveTree(frame, owner, button) {
  const isTop = ({ owner: other }) => other === null || !frame.alive.some(({ object }) => object === other);
  const children = frame.alive.filter((one) => (owner === null ? isTop(one) : one.owner === owner && one.object !== owner));
  if (children.length === 0) return null;
  return make('ul', { class: 'rows' }, children.map((one) => make('li', {}, button(one.object),
    one.isLetGo ? make('span', { class: 'wrong' }, ' let go, not freed') : null, aliveTree(frame, one.object, button))));
}

const column = 170;
const row = 44;

/**
 * A session drawn: a column for each screen, and what led from one to the next from top to bottom.
 *
 * @returns the drawing, and its index as that of a picture
 */
export function sessionPicture(session, flow) {
  const frames = sessionFrames(session, flow);
  const moves = frames.flatMap((frame, step) => frame.moves.map((move) => ({ ...move, step, act: frame.act })));
  const screens = [];
  const place = (object) => {
    const thing = thingOfObject(session, object);
    if (!thing) return -1;
    let index = screens.indexOf(thing.index);
    if (index < 0) index = screens.push(thing.index) - 1;
    return index;
  };
  const arrows = moves.map((move) => ({ ...move, tail: place(move.from), head: place(move.to) }));
  const size = { width: Math.max(1, screens.length) * column + 40, height: arrows.length * row + 130 };
  const x = (index) => 20 + column * (index + 0.5);
  const svg = makeShape('svg', {
    class: 'session', width: size.width, height: size.height, viewBox: `0 0 ${size.width} ${size.height}`, role: 'img',
    'aria-label': `Session ${session.number} of ${flow.app}`,
  }, makeShape('text', { x: 20, y: 24, class: 'title' }, `Session ${session.number}${session.launch ? ` (${session.launch})` : ''}`));
  screens.forEach((screen, index) => svg.append(makeShape('g', { class: 'node', id: `life-${screen}` },
    makeShape('title', {}, flow.screens[screen]),
    makeShape('line', { x1: x(index), x2: x(index), y1: 74, y2: size.height - 16 }),
    makeShape('rect', { x: x(index) - column / 2 + 6, y: 42, width: column - 12, height: 32, rx: 6 }),
    makeShape('text', { x: x(index), y: 62, 'text-anchor': 'middle' }, shortened(flow.screens[screen], 24)))));
  arrows.forEach((arrow, index) => svg.append(arrowShape(arrow, index, 110 + index * row, x)));
  return { svg, size, arrows, screens };
}

function arrowShape(arrow, index, y, x) {
  const head = x(Math.max(0, arrow.head));
  const tail = arrow.tail < 0 ? head - column / 2 : x(arrow.tail);
  const isSame = head === tail;
  const side = head < tail ? 1 : -1;
  const line = isSame ? `M${tail},${y}h36v12h-30` : `M${tail},${y}L${head + side * 6},${y}`;
  const tip = isSame ? `${tail},${y + 12} ${tail + 8},${y + 8} ${tail + 8},${y + 16}`
    : `${head},${y} ${head + side * 9},${y - 4.5} ${head + side * 9},${y + 4.5}`;
  const words = arrow.act ?? arrow.trigger;
  return makeShape('g', { class: `edge ${arrow.kind}`, id: `move-${index}`, 'data-step': arrow.step },
    makeShape('title', {}, `${arrow.step}: ${words}, ${arrow.kind}`),
    makeShape('path', { d: line }), makeShape('polygon', { points: tip }),
    makeShape('text', { x: isSame ? tail + 42 : Math.min(tail, head) + 8, y: isSame ? y + 10 : y - 6 }, `${arrow.step} ${shortened(words, 60)}`));
}

function shortened(text, length) {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
