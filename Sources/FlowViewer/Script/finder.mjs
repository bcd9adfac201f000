import { make } from './elements.mjs';
import { search, searchEntries } from './search.mjs';

/** The search field: a list of what fits, chosen with the arrow keys and Enter. */
export class Finder {
  /** @param actions `search(query)` and `pick(thing)` */
  constructor(flow, actions) {
    this.flow = flow;
    this.actions = actions;
    this.found = [];
    this.active = -1;
    this.input = make('input', {
      type: 'search', id: 'search', placeholder: 'Search  /', autocomplete: 'off', spellcheck: 'false',
      role: 'combobox', 'aria-label': 'Search screens, coordinators and triggers', 'aria-expanded': 'false',
      'aria-controls': 'found', 'aria-autocomplete': 'list',
      oninput: () => this.update(true), onkeydown: (event) => this.key(event), onfocus: () => this.update(false),
      onblur: () => this.close(),
    });
    this.list = make('ul', { id: 'found', role: 'listbox', 'aria-label': 'Found', hidden: true });
    this.element = make('div', { class: 'finder', role: 'search' }, this.input, this.list);
  }

  /** What is searched. */
  set flow(flow) {
    this.entries = searchEntries(flow);
  }

  set query(text) {
    if (this.input.value !== text) this.input.value = text;
  }

  focus() {
    this.input.focus();
    this.input.select();
  }

  update(isTyped) {
    this.found = search(this.entries, this.input.value);
    this.active = this.found.length > 0 ? 0 : -1;
    this.list.replaceChildren(...this.found.map((entry, index) => make('li', {
      id: `found-${index}`, role: 'option', 'aria-selected': index === this.active ? 'true' : 'false',
      onpointerdown: (event) => { event.preventDefault(); this.choose(index); },
    }, make('span', { class: `kind ${entry.kind}` }, entry.kind), ' ', entry.text,
    entry.detail ? make('span', { class: 'count' }, ` ${entry.detail}`) : null)));
    if (this.found.length === 0 && this.input.value.trim() !== '') {
      this.list.append(make('li', { class: 'none' }, 'Nothing has these words.'));
    }
    this.open(this.list.children.length > 0);
    this.point(false);
    if (isTyped) this.actions.search(this.input.value, this.found);
  }

  open(isOpen) {
    this.list.hidden = !isOpen;
    this.input.setAttribute('aria-expanded', `${isOpen}`);
  }

  close() {
    this.open(false);
  }

  /** Marks the active entry, and scrolls to it where it was moved to. */
  point(isMoved) {
    this.found.forEach((_, index) => {
      this.list.children[index].setAttribute('aria-selected', `${index === this.active}`);
    });
    if (isMoved) this.list.children[this.active]?.scrollIntoView({ block: 'nearest' });
    if (this.active >= 0 && !this.list.hidden) this.input.setAttribute('aria-activedescendant', `found-${this.active}`);
    else this.input.removeAttribute('aria-activedescendant');
  }

  key(event) {
    const count = this.found.length;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      this.active = (this.active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count;
      this.open(true);
      this.point(true);
    } else if (event.key === 'Enter' && this.active >= 0) {
      this.choose(this.active);
    } else if (event.key === 'Escape') {
      if (this.input.value !== '') {
        this.input.value = '';
        this.update(true);
      } else {
        this.input.blur();
      }
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  choose(index) {
    const entry = this.found[index];
    if (!entry) return;
    this.input.blur();
    this.actions.pick(entry.thing);
  }
}
