/**
 * An element of the page. Texts from a trace come in as text alone, never as markup.
 *
 * @param attributes by name; `on…` is a listener, null and false are left out
 * @param children elements and texts
 */
export function make(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** An element of a drawing, as `make` makes those of the page. */
export function makeShape(name, attributes = {}, ...children) {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** A button. */
export function makeButton(text, onclick, attributes = {}) {
  return make('button', { type: 'button', onclick, ...attributes }, text);
}

/** A section with a heading; null where it has nothing. */
export function makeSection(title, ...children) {
  const contents = children.flat().filter(Boolean);
  return contents.length === 0 ? null : make('section', {}, make('h3', {}, title), ...contents);
}

/** A count and its noun: `1 step`, `2 steps`. */
export function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Where an element is in another: the places of the children on the way. */
export function pathOf(element, root) {
  const path = [];
  for (let one = element; one !== root; one = one.parentElement) {
    path.unshift([...one.parentElement.children].indexOf(one));
  }
  return path;
}

/** The element at a place that `pathOf` returned; undefined where there is none. */
export function elementAt(root, path) {
  return path.reduce((element, place) => element?.children[place], root);
}
