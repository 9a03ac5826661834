import { fromPglite, type ConstructorOptions } from 'pg-boss';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { serverUrl } from './template.ts';

/**
 * An empty database for a server in its own process: a new one on PostgreSQL, otherwise the embedded
 * one in the DATA_DIR of that process.
 */
export async function emptyDatabase(): Promise<{
  env: Record<string, string>;
  drop: () => Promise<void>;
}> {
  if (!serverUrl) return { env: {}, drop: () => Promise.resolve() };
  const name = `local_link_empty_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(`create database ${name}`);
  return {
    env: {
      DATABASE_URL: url.href,
      APP_URL: 'http://localhost:3000',
      SESSION_SECRET: 'a secret that only the tests know, long enough',
    },
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

async function onServer(sql: string): Promise<void> {
  const orm = createOrm({ kind: 'postgresql', url: serverUrl ?? '' });
  await orm.em.getConnection().execute(sql);
  await orm.close();
}

/** Gives `work` an ORM on an empty database, and what the job queue connects by. */
export async function withEmptyOrm(
  work: (orm: Orm, connection: ConstructorOptions) => Promise<void>,
): Promise<void> {
  const database = await emptyDatabase();
  if (database.env.DATABASE_URL) {
    const url = database.env.DATABASE_URL;
    const orm = createOrm({ kind: 'postgresql', url });
    await work(orm, { connectionString: url });
    await orm.close();
    await database.drop();
    return;
  }
  const pglite = await openEmbedded(null);
  const orm = createOrm({ kind: 'embedded', pglite });
  await work(orm, { db: fromPglite(pglite), backend: 'pglite' });
  await orm.close();
  await pglite.close();
}
