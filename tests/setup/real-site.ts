import { join } from 'node:path';
import { createOrm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { User } from '#db/entities/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { makeNeighbourhood } from './neighbourhood.ts';
import { usedFolder } from './spawn.ts';
import { cloneTemplate, serverUrl } from './template.ts';

/** The password of everybody in a real site. */
export const sitePassword = 'a password of the drill';

/**
 * The settings of a server in a process of its own, on a database with a neighbourhood in it: the
 * test's PostgreSQL, or the embedded one in a folder.
 */
export async function prepareSite() {
  const folder = usedFolder();
  const env = {
    DATA_DIR: folder,
    DEMO: '0',
    TRUSTED_PROXIES: '1',
    APP_URL: 'http://localhost:3000',
    SESSION_SECRET: 'a secret that only the tests know, long enough',
  };
  if (!serverUrl) {
    const pglite = await openEmbedded(join(folder, 'postgres'));
    const people = await fill(createOrm({ kind: 'embedded', pglite }));
    await pglite.close();
    return { env, people, drop: () => Promise.resolve() };
  }
  const clone = await cloneTemplate();
  if (clone.kind !== 'postgresql') throw new Error('The clone is not on the server.');
  const people = await fill(createOrm(clone));
  return { env: { ...env, DATABASE_URL: clone.url }, people, drop: clone.drop };
}

async function fill(orm: ReturnType<typeof createOrm>) {
  const em = orm.em.fork();
  const people = await makeNeighbourhood(em, { requireModeration: false });
  await em.nativeUpdate(User, {}, { password: await hashPassword(sitePassword) });
  await orm.close();
  return people;
}
