// Prints the shortest way between each two screens of a page's data, as the page finds it: a line each,
// `from → to: start of the way in its session, steps`.
//
//     node ways.tool.mjs DATA.json
import { readFileSync } from 'node:fs';
import { shortestWay, stepsOf } from '../../../Sources/FlowViewer/Script/ways.mjs';

const data = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const from of [null, ...data.screens.keys()]) {
  for (const to of data.screens.keys()) {
    const way = shortestWay(data.sessions, from, to);
    const steps = way ? stepsOf(way, data.acts).map(({ text }) => text).join(', ') : 'none';
    console.log(`${from === null ? 'launch' : data.screens[from]} → ${data.screens[to]}: ${way ? way.start : '-'}, ${steps}`);
  }
}
