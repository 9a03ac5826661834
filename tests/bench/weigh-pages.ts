/**
 * Weighs every page of a running server of this build with the demo city in it, for a visitor and each demo
 * account, and prints the heaviest first: `node tests/bench/weigh-pages.ts http://localhost:3000`.
 */
import { weighPages, weightOf } from '#tests/setup/walk-pages.ts';
import { openWorld } from './world.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const { cookies } = await openWorld(origin);
const rows: { who: string; path: string; html: number; css: number }[] = [];
for (const [who, cookie] of Object.entries({ visitor: '', ...cookies })) {
  const send = (path: string) =>
    fetch(origin + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' });
  rows.push(...(await weighPages(send, 3)).map((page) => ({ who, ...page })));
}
rows.sort((one, other) => weightOf(other) - weightOf(one));
console.log(`${rows.length} pages; kB with gzip: HTML and CSS, HTML, CSS`);
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(5);
for (const row of rows.slice(0, 40)) {
  console.log(`${kB(weightOf(row))} ${kB(row.html)} ${kB(row.css)}  ${row.who}  ${row.path}`);
}
