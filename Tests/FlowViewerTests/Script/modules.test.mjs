import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';

const folder = new URL('../../../Sources/FlowViewer/Script/', import.meta.url);
const modules = readdirSync(folder).sort();
const text = (name) => readFileSync(new URL(name, folder), 'utf8');

test('No module is longer than 300 lines', () => {
  assert.ok(modules.length > 10);
  for (const name of modules) assert.ok(text(name).split('\n').length <= 300, name);
});

test('No two modules give one name to different things, since they are joined', () => {
  const owners = new Map();
  for (const name of modules) {
    for (const [, word] of text(name).matchAll(/^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/gmu)) {
      assert.equal(owners.get(word), undefined, `${word} is in ${name} and ${owners.get(word)}`);
      owners.set(word, name);
    }
  }
});

/** What a live page alone needs: it asks its own server for the page, and takes the pictures out of it. */
const allowed = { 'live.mjs': /fetch\(location\.pathname,/gu, 'renewal.mjs': /new DOMParser\(\)|const source = svg\?\.outerHTML/gu,
  'main.mjs': /withoutStyles\(svg\.outerHTML\)/gu };

test('Nothing turns a text into markup or code, or leaves the page', () => {
  const banned = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|\beval\b|new Function|fetch\(|XMLHttpRequest|import\(|localStorage|sendBeacon|window\.open|location\s*=/u;
  for (const name of modules) assert.doesNotMatch(text(name).replace(allowed[name] ?? '', ''), banned, name);
});

test('Each import is one statement from a module beside', () => {
  for (const name of modules) {
    for (const line of text(name).split('\n').filter((one) => /\bimport\b/u.test(one) && !/^\s*(\*|\/\/)/u.test(one))) {
      assert.match(line, /^import \{ [\w, ]+ \} from '\.\/[a-z]+\.mjs';$/u, `${name}: ${line}`);
    }
  }
});
