/** All that can be searched for: screens, coordinators and triggers, each trigger once. */
export function searchEntries(flow) {
  const entries = [];
  flow.screens.forEach((text, index) => entries.push(entry('screen', text, { kind: 'screen', index })));
  flow.coordinators.forEach((text, index) => (
    entries.push(entry('coordinator', text, { kind: 'coordinator', index }))));
  const triggers = new Map();
  for (const transition of flow.transitions) {
    const index = transition.from ?? transition.to;
    const place = `${transition.trigger}\n${index}`;
    if (triggers.has(place)) continue;
    triggers.set(place, true);
    const found = entry('trigger', transition.trigger, { kind: 'screen', index });
    found.detail = `on ${flow.screens[index]}`;
    entries.push(found);
  }
  return entries;
}

function entry(kind, text, thing) {
  return { kind, text, thing, detail: '', folded: text.toLowerCase() };
}

/** How far a text in lower case is from words: 0 where it begins with each, null where it lacks one. */
function distance(folded, words) {
  let total = 0;
  for (const word of words) {
    const place = folded.indexOf(word);
    if (place < 0) return null;
    const isStart = place === 0 || !/[\p{L}\p{N}]/u.test(folded[place - 1]);
    total += place === 0 ? 0 : isStart ? 1 : 2;
  }
  return total;
}

/** The entries that have all words of a query, the best first; screens before coordinators and triggers. */
export function search(entries, query, limit = 20) {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const best = [];
  for (const candidate of entries) {
    const far = distance(candidate.folded, words);
    if (far === null) continue;
    const found = { candidate, far };
    if (best.length === limit && isBefore(best[limit - 1], found)) continue;
    let place = best.length;
    while (place > 0 && !isBefore(best[place - 1], found)) place -= 1;
    best.splice(place, 0, found);
    if (best.length > limit) best.pop();
  }
  return best.map(({ candidate }) => candidate);
}

const ranks = { screen: 0, coordinator: 1, trigger: 2 };

/** Whether an entry that was found earlier stays before another. */
function isBefore(a, b) {
  const order = a.far - b.far || ranks[a.candidate.kind] - ranks[b.candidate.kind]
    || a.candidate.text.length - b.candidate.text.length;
  return order <= 0;
}
