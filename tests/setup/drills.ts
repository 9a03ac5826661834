import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputDir, serverUrl } from './template.ts';

/** What a drill counted, to be read by an operator. */
export interface DrillRecord {
  drill: string;
  database: 'PostgreSQL' | 'embedded';
  /** In the order in which they are printed. */
  counted: Record<string, number | string>;
}

/** Whether an operator runs the drills (`npm run drill`), with all rounds, and not the tests a few of them. */
export const isFullDrill = process.env.DRILL === 'full';

/** How often or how much: a few in the tests, all in `npm run drill`. */
export const inDrill = (few: number, all: number): number => (isFullDrill ? all : few);

/** Where the records of a run are. */
export const recordsPath = join(outputDir, 'drills.jsonl');

/** Prints what a drill counted, and keeps it for the table at the end. */
export function recordDrill(drill: string, counted: DrillRecord['counted']): void {
  const record: DrillRecord = {
    drill,
    database: serverUrl ? 'PostgreSQL' : 'embedded',
    counted,
  };
  const words = Object.entries(counted).map(([name, value]) => `${name} ${value}`);
  console.log(`[${drill}, ${record.database}] ${words.join(', ')}`);
  appendFileSync(recordsPath, `${JSON.stringify(record)}\n`);
}

/** What the drills of this run counted, in order. */
export function readDrills(): DrillRecord[] {
  if (!existsSync(recordsPath)) return [];
  return readFileSync(recordsPath, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DrillRecord);
}
