import { createOrm } from '#db/config.ts';
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
