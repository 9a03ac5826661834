import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Em } from '#app/lib/db/database.server.ts';

/** Backups that each release wrote of a full site. Each release adds one, and none is ever made anew. */
export const releasesDir = join(import.meta.dirname, '..', 'fixtures', 'releases');

/** The backups of all releases, with their versions. */
export const releases = readdirSync(releasesDir)
  .filter((name) => name.endsWith('.tar.gz'))
  .map((name) => ({ version: name.replace('.tar.gz', ''), path: join(releasesDir, name) }));

/** What the browser of somebody who is logged in at a release has in its cookie. */
const sessionSecret = 'the session of a release, which is no secret';

export const releaseCookie = `session=${encodeURIComponent(
  Buffer.from(JSON.stringify(sessionSecret)).toString('base64'),
)}`;

/** Adds a session to the data of a release that is being made. It lasts as long as the tests will. */
export async function addReleaseSession(em: Em): Promise<void> {
  await em.execute(
    `insert into sessions (id_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
      select ?, id, 'the browser of a release', now(), '2100-01-01', '2100-02-01'
      from users where email = 'resident@demo.example'`,
    [createHash('sha256').update(sessionSecret).digest('hex')],
  );
}
