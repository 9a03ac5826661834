import { createHmac } from 'node:crypto';
import type { Env } from './env.server.ts';

/**
 * Names an installation, by its settings alone: 16 hexadecimal digits that are the same wherever these settings are
 * read. Who does not know the secret learns nothing of them.
 */
export const installationId = (
  settings: Pick<Env, 'sessionSecret' | 'databaseUrl' | 'dataDir'>,
): string =>
  createHmac('sha256', settings.sessionSecret)
    .update(`installation ${placeOf(settings)}`)
    .digest('hex')
    .slice(0, 16);

/** Where the data is: the address of the database without user and password, or the folder of the embedded one. */
function placeOf({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return dataDir;
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  // The folder of a socket is one of the parameters.
  return `${searchParams.get('host') ?? hostname}:${port || '5432'}${pathname}`;
}
