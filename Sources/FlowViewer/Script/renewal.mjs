/** The pictures of a page's document as they were written, by their names. */
export function picturesIn(document, names) {
  return new Map(names.map((name, index) => {
    const place = index === 0 ? document.getElementById('canvas') : document.getElementById(`picture-${name}`)?.content;
    return [name, place?.querySelector('svg') ?? null];
  }));
}

/**
 * The markup of a page or a picture with its style sheets as data. The policy of a page allows those that it
 * was loaded with, by their hashes, and no others, even in a document that is only read.
 */
export function withoutStyles(markup) {
  return markup.replace(/<style>/gu, '<script type="text/css">').replace(/<\/style>/gu, '<\/script>');
}

/** A later state of a live page: its data, and those of its pictures that are drawn otherwise. */
export class Renewal {
  /**
   * @param html the page as the server has it now; before anything was recorded, it has no data
   * @param sources the pictures that are shown, as they were written; kept up to date
   */
  static of(html, sources) {
    const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
    const text = page.getElementById('flow')?.textContent;
    return text ? new Renewal(JSON.parse(text), page, sources) : null;
  }

  constructor(data, page, sources) {
    this.data = data;
    this.changed = new Map();
    /** The style sheets of the changed pictures. */
    this.styles = new Map();
    for (const [name, svg] of picturesIn(page, data.pictures.map((picture) => picture.name))) {
      const source = svg?.outerHTML;
      if (svg && sources.get(name) !== source) {
        sources.set(name, source);
        const style = svg.querySelector('script');
        if (style) this.styles.set(name, style.textContent);
        style?.remove();
        this.changed.set(name, document.adoptNode(svg));
      }
    }
  }

  /** Makes the style sheets of the changed pictures, and returns them with those of the others. */
  sheets(known) {
    for (const [name, text] of this.styles) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      known.set(name, sheet);
    }
    return [...known.values()];
  }
}
