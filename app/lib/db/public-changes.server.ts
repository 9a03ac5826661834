import pg from 'pg';
import { publicChannel } from '#db/public-changes.ts';
import { env, type Env } from '../env.server.ts';
import { logError } from '../log.server.ts';
import { processSingleton } from '../process/keep.server.ts';
import { embeddedDatabase } from './embedded.server.ts';

/** How long after a lost connection it is made again, in ms. */
const retryMs = 1000;

interface Watch {
  /** Whether changes that other processes make are heard of at present. */
  isOn: boolean;
  /** How many changes this process has heard of. */
  count: number;
}

const watch = (): Watch => processSingleton('public-changes', () => ({ isOn: false, count: 0 }));

/** How many changes there were of what a visitor may see: what was made at another count may be out of date. */
export const publicChanges = (): number => watch().count;

/** Says that something may have changed: this process has just written. */
export function notePublicChange(): void {
  watch().count += 1;
}

/** Whether a change anywhere is heard of within moments. Until then, nothing may be kept. */
export const isWatchingChanges = (): boolean => watch().isOn;

/**
 * Begins to hear of changes: triggers of the database announce each on one channel (`db/public-changes`).
 * A connection of its own listens to a server; where it is lost, everything may have changed meanwhile.
 * Returns what ends it.
 */
export async function watchPublicChanges(settings: Env = env()): Promise<() => Promise<void>> {
  if (settings.databaseUrl) return listenTo(settings.databaseUrl);
  const { pglite } = await embeddedDatabase(settings);
  const end = await pglite.listen(publicChannel, notePublicChange);
  watch().isOn = true;
  return async () => {
    watch().isOn = false;
    await end();
  };
}

async function listenTo(url: string): Promise<() => Promise<void>> {
  let current: pg.Client | null = null;
  let isOver = false;

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    current = client;
    const lost = (error: unknown) => {
      if (current !== client || isOver) return;
      current = null;
      if (watch().isOn) logError('listening for changes', error);
      watch().isOn = false;
      notePublicChange();
      setTimeout(() => void connect(), retryMs).unref();
    };
    client.on('notification', notePublicChange);
    client.on('error', lost);
    client.once('end', () => lost('the server ended the connection'));
    try {
      await client.connect();
      await client.query(`listen ${publicChannel}`);
      notePublicChange();
      watch().isOn = true;
    } catch (error) {
      lost(error);
      void client.end().catch(() => undefined);
    }
  }

  await connect();
  return async () => {
    isOver = true;
    watch().isOn = false;
    await current?.end();
  };
}
