/** What a run found: as tables, and as a file that a later run compares with. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './measure-read.ts';
import type { Start } from './start-times.ts';
import { printTable, shown } from './table.ts';

export interface Report {
  scale: string;
  seconds: number;
  node: string;
  rows: Row[];
  memory: { rssMB: number };
  start: Start[];
  /** The style sheets of the home page. */
  css: { bytes: number; gzipBytes: number };
}

export function printReport({ rows, memory, start, css }: Report): void {
  const head = 'page,req/s,floor,ratio,CPU ratio,p50 ms,p95,p99,statements,CPU ms,bytes,gzip'.split(
    ',',
  );
  printTable(
    head,
    rows.map((row) => [
      row.name,
      shown(row.rps),
      shown(row.floorRps),
      shown(row.ratio, 2),
      shown(row.cpuRatio, 2),
      shown(row.p50, 1),
      shown(row.p95, 1),
      shown(row.p99, 1),
      shown(row.statements, 1),
      shown(row.cpuMs, 2),
      shown(row.bytes),
      shown(row.gzipBytes),
    ]),
  );
  console.log(`\nStyle sheets: ${css.bytes} bytes, ${css.gzipBytes} with gzip`);
  console.log(`Memory of the server at the end: ${shown(memory.rssMB)} MB`);
  for (const { name, ms } of start)
    console.log(`From start to first answer, ${name}: ${shown(ms)} ms`);
}

/** How many times longer a page may take than in the file it is compared with. */
const mostTimes = 1.3;

/** Prints each p95 beside the one in a file that `--out` wrote. */
export function printComparison({ rows, scale }: Report, path: string): void {
  const earlier = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const found = rows.flatMap((row) => {
    const before = earlier.rows.find(({ name }) => name === row.name);
    return before ? [{ name: row.name, before: before.p95, now: row.p95 }] : [];
  });
  console.log(`\np95 in ms: ${scale} over ${earlier.scale}`);
  printTable(
    ['page', earlier.scale, scale, 'times', ''],
    found.map(({ name, before, now }) => [
      name,
      shown(before, 1),
      shown(now, 1),
      shown(now / before, 2),
      now / before > mostTimes ? `over ${mostTimes}` : '',
    ]),
  );
}

export const writeReport = (report: object, path: string): void =>
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
