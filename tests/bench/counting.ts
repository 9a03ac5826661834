/**
 * Loaded before the production server: tells the parent what the server does, which are the statements
 * it sends to PostgreSQL, its CPU time and its memory. It asks over the channel of `fork`.
 * Statements of the job queue, which has a clock of its own, are left out.
 */
import { Server } from 'node:http';
import pg from 'pg';

/** A statement as the server sent it. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Null where the server is not asked to keep it prepared. */
  name: string | null;
}

/** What the process has done since its start, except for `statements`. */
export interface Counts {
  requests: number;
  sent: number;
  cpuMs: number;
  rssBytes: number;
  /** The statements since the last time somebody asked for them, if they are kept. */
  statements: Statement[];
}

export type Question = 'keep' | 'counts';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const ofTheJobQueue = /pgboss|pg_listening_channels/;

let requests = 0;
let sent = 0;
let kept: Statement[] | null = null;

const client = pg.Client.prototype as unknown as { query: Query };
const query = client.query;
client.query = function (...args) {
  const [first, second] = args;
  const {
    text = '',
    values,
    name = null,
  }: Sent = typeof first === 'string' ? { text: first } : (first as Sent);
  if (!ofTheJobQueue.test(text)) {
    sent += 1;
    kept?.push({ text, values: values ?? (Array.isArray(second) ? second : []), name });
  }
  return query.apply(this, args);
};

interface Sent {
  text?: string;
  values?: unknown[];
  name?: string | null;
}

const { emit } = Server.prototype;
Server.prototype.emit = function (event: string, ...args: unknown[]) {
  if (event === 'request') requests += 1;
  return Reflect.apply(emit, this, [event, ...args]) as boolean;
};

process.on('message', (question: Question) => {
  const { user, system } = process.cpuUsage();
  const counts: Counts = {
    requests,
    sent,
    cpuMs: (user + system) / 1000,
    rssBytes: process.memoryUsage.rss(),
    statements: kept ?? [],
  };
  kept = question === 'keep' ? [] : null;
  process.send?.(counts);
});
// It neither stays for the sake of its parent when it is told to stop, nor outlives it.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
