/** Puts a server under load with autocannon. */
import autocannon from 'autocannon';

const connections = 16;

/** What a load measured: times in ms. */
export interface Load {
  requests: number;
  rps: number;
  p50: number;
  p95: number;
  p99: number;
}

/** What is asked, and for how long, or how often. */
export type Target = Pick<autocannon.Options, 'url' | 'headers' | 'requests'> &
  ({ duration: number } | { amount: number });

/**
 * Asks again and again on 16 connections. autocannon has no 95th percentile and rounds to whole ms, so the
 * time of each answer is taken from its event. Throws where an answer is not `expected`.
 */
export async function load(target: Target, expected = 200): Promise<Load> {
  const times: number[] = [];
  const begin = performance.now();
  let end = begin;
  const run = autocannon({ ...target, connections, timeout: 60 });
  const statuses = new Map<number, number>();
  run.on('response', (_client, status, _bytes, ms) => {
    times.push(ms);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    end = performance.now();
  });
  const { errors } = await run;
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  if (errors > 0 || times.length === 0 || statuses.get(expected) !== times.length) {
    throw new Error(`${target.url} under load: ${errors} errors, answers: ${answered}`);
  }
  times.sort((one, other) => one - other);
  return {
    requests: times.length,
    rps: (times.length / (end - begin)) * 1000,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

/** The smallest of the sorted values that at least this part of them does not exceed. */
const percentile = (sorted: number[], part: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
