/** Measures one read: our server, and the floor right after it. */
import { gzipSync } from 'node:zlib';
import type { Statement } from './counted-server.ts';
import type { Floor } from './floor/start.ts';
import { load } from './load.ts';
import type { Read } from './reads.ts';
import type { CountedServer } from './server.ts';
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
  statements: number;
  cpuMs: number;
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

export async function measureRead(
  server: CountedServer,
  world: World,
  floor: Floor | null,
  first: FirstAnswer,
  seconds: number,
): Promise<Row> {
  const target = { url: world.origin + first.path, headers: headersOf(world, first) };
  const { statements, type, body } = first;
  await load({ ...target, duration: warmUpSeconds });
  if (floor) {
    await floor.give({ statements, type, body });
    await load({ url: floor.origin, duration: warmUpSeconds });
  }
  const before = await server.ask('counts');
  const ours = await load({ ...target, duration: seconds });
  const after = await server.ask('counts');
  const theirs = floor && (await load({ url: floor.origin, duration: seconds }));
  return {
    name: first.name,
    rps: ours.rps,
    floorRps: theirs?.rps ?? null,
    ratio: theirs && ours.rps / theirs.rps,
    p50: ours.p50,
    p95: ours.p95,
    p99: ours.p99,
    statements: (after.sent - before.sent) / ours.requests,
    cpuMs: (after.cpuMs - before.cpuMs) / ours.requests,
    bytes: Buffer.byteLength(body),
    gzipBytes: gzipSync(body).length,
  };
}
