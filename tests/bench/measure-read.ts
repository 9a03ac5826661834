/** Measures one read: our server, and the floor right after it. */
import { weigh } from './style-sheets.ts';
import type { Statement } from './counting.ts';
import type { Floor } from './floor/start.ts';
import { load, percentiles, rate, type Load, type Target } from './load.ts';
import type { Read } from './reads.ts';
import { costBetween, settled, type CountedServer } from './server.ts';
import type { World } from './world.ts';

/** Times in ms; statements and CPU time are those of one request. */
export interface Row {
  name: string;
  rps: number;
  /** Null where there is no floor: on the embedded database, and for what is written. */
  floorRps: number | null;
  ratio: number | null;
  p50: number;
  p95: number;
  p99: number;
  statements: number | null;
  cpuMs: number;
  floorCpuMs: number | null;
  /** The CPU time of the floor over ours: it varies less than `ratio` on a machine that others use. */
  cpuRatio: number | null;
  bytes: number;
  gzipBytes: number;
}

/** A read as our server answered it the first time, with the statements that this took. */
export interface FirstAnswer extends Read {
  type: string;
  body: string;
  statements: Statement[];
}

/** How long V8 gets to compile what a page runs. */
const warmUpSeconds = 3;

/** How often ours and the floor take turns. */
const turns = 3;

/** In a turn, however slow the page is: three on each connection. */
const fewestRequests = 48;

const headersOf = (world: World, { as }: Read): Record<string, string> =>
  as ? { cookie: world.cookies[as] } : {};

/** Reads once. Later, an answer that the server keeps in memory would take no statement at all. */
export async function readFirst(
  server: CountedServer,
  world: World,
  read: Read,
): Promise<FirstAnswer> {
  await server.ask('keep');
  const response = await fetch(world.origin + read.path, { headers: headersOf(world, read) });
  const body = await response.text();
  const { statements } = await server.ask('counts');
  if (response.status !== 200) throw new Error(`${read.name}, ${read.path}: ${response.status}`);
  const reading = statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  const type = response.headers.get('Content-Type') ?? '';
  return { ...read, type, body, statements: reading };
}

/**
 * Warms up, and returns how many requests make a turn of about the right length. A turn ends when all of them
 * are answered: one that ended at a time would leave the slowest answers out of the percentiles.
 */
async function warmUp(target: Target, seconds: number): Promise<number> {
  const warm = await load({ ...target, duration: warmUpSeconds });
  return Math.max(fewestRequests, Math.round((rate([warm]) * seconds) / turns));
}

/**
 * Takes turns, ours and the floor, because no machine is equally fast for long. Each is warmed up first.
 */
export async function measureRead(
  server: CountedServer,
  world: World,
  floor: Floor | null,
  first: FirstAnswer,
  seconds: number,
): Promise<Row> {
  const cookies = first.as ? world.sessions[first.as] : [];
  const target = { url: world.origin + first.path, cookies };
  const { name, statements, type, body } = first;
  const amount = await warmUp(target, seconds);
  if (floor) await floor.give({ statements, type, body });
  const floorTarget = floor && { url: floor.origin };
  const floorAmount = floorTarget ? await warmUp(floorTarget, seconds) : 0;
  const ours: Load[] = [];
  const theirs: Load[] = [];
  const before = await settled(server);
  const floorBefore = (await floor?.cpuMs()) ?? 0;
  for (let turn = 0; turn < turns; turn += 1) {
    ours.push(await load({ ...target, amount }));
    if (floorTarget) theirs.push(await load({ ...floorTarget, amount: floorAmount }));
  }
  const after = await settled(server);
  const floorAfter = (await floor?.cpuMs()) ?? 0;
  const rps = rate(ours);
  const cost = costBetween(before, after);
  const floorRps = floor ? rate(theirs) : null;
  const floorCpuMs =
    floor && (floorAfter - floorBefore) / theirs.flatMap(({ times }) => times).length;
  return {
    name,
    rps,
    floorRps,
    ratio: floorRps && rps / floorRps,
    ...percentiles(ours),
    ...cost,
    floorCpuMs,
    cpuRatio: floorCpuMs && floorCpuMs / cost.cpuMs,
    ...weigh(body),
  };
}
