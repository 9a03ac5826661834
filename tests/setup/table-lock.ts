import pg from 'pg';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/** A lock on a table, held on a connection of its own, that every other use of the table waits for. */
interface TableLock {
  /** Waits until so many connections wait for the lock, and returns their process ids. */
  waiting: (count: number) => Promise<number[]>;
  terminate: (pid: number) => Promise<void>;
  release: () => Promise<void>;
}

export async function lockTable(url: string, table: string): Promise<TableLock> {
  const holder = await connected(url);
  // What a transaction reads of the server's activity stays the same, so another one watches.
  const watcher = await connected(url);
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  return {
    waiting: (count) =>
      eventually(async () => {
        const { rows } = await watcher.query<{ pid: number }>(
          `select pid from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(count);
        return rows.map(({ pid }) => pid);
      }),
    async terminate(pid) {
      await watcher.query('select pg_terminate_backend($1)', [pid]);
    },
    async release() {
      await holder.end();
      await watcher.end();
    },
  };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // A test that fails drops the database under it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
