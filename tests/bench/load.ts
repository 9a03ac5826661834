/** Puts a server under load with autocannon. */
import autocannon from 'autocannon';

const connections = 16;

/** How often autocannon looks whether the time is over, in ms. */
const sampleInt = 200;

/** The time that each answer took, and all of them together, in ms. */
export interface Load {
  times: number[];
  elapsed: number;
}

/** What is asked. */
export interface Target extends Pick<autocannon.Options, 'url' | 'requests'> {
  /** The sessions that the connections have, one after another; none where nobody is logged in. */
  cookies?: string[];
}

/**
 * Asks again and again on 16 connections. autocannon has no 95th percentile and rounds to whole ms, so the
 * time of each answer is taken from its event. Throws where an answer is not `expected`.
 */
export async function load(
  { cookies = [], ...target }: Target & ({ duration: number } | { amount: number }),
  expected = 200,
): Promise<Load> {
  let connected = 0;
  const setupClient = (client: autocannon.Client) => {
    const cookie = cookies[connected % cookies.length];
    connected += 1;
    if (cookie) client.setHeaders({ cookie });
  };
  const times: number[] = [];
  const begin = performance.now();
  let end: number | undefined;
  const statuses = new Map<number, number>();
  const { errors } = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(
      { ...target, setupClient, connections, timeout: 60, sampleInt },
      (error, result) => (error ? fail(error as Error) : done(result)),
    );
    run.on('response', (_client, status, _bytes, ms) => {
      times.push(ms);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      end = performance.now();
    });
  });
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  if (errors > 0 || (statuses.get(expected) ?? 0) !== times.length) {
    throw new Error(`${target.url} under load: ${errors} errors, answers: ${answered}`);
  }
  return { times, elapsed: (end ?? performance.now()) - begin };
}

/** Requests per second over all of these loads. */
export function rate(loads: Load[]): number {
  const requests = loads.reduce((sum, { times }) => sum + times.length, 0);
  return (requests / loads.reduce((sum, { elapsed }) => sum + elapsed, 0)) * 1000;
}

/** The times that half, 95 and 99 of a hundred answers did not exceed. */
export function percentiles(loads: Load[]): { p50: number; p95: number; p99: number } {
  const times = loads.flatMap((each) => each.times).sort((one, other) => one - other);
  const at = (part: number) => times[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
