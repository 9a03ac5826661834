/**
 * Writes the data of this version for later ones to upgrade from: `node tests/setup/make-release-fixture.ts`, once,
 * when a release is made. What is there stays as it is.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepBackup } from '#app/features/site/backups/keep-backup.server.ts';
import { writeBackup } from '#app/features/site/backups/make-backup.server.ts';
import { createOrm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { migrate } from '#db/migrate.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { makeFullSite } from './full-site.ts';
import { addReleaseSession, releasesDir } from './releases.ts';

const path = join(releasesDir, `${packageFile.version}.tar.gz`);
if (existsSync(path)) throw new Error(`${path} is there already, and is never made anew.`);

const folder = await mkdtemp(join(tmpdir(), 'release-'));
const filesDir = join(folder, 'files');
const pglite = await openEmbedded(null);
const orm = createOrm({ kind: 'embedded', pglite });
await migrate(orm);
await makeFullSite(() => orm.em.fork(), filesDir, { small: true });
await addReleaseSession(orm.em.fork());
const source = {
  em: orm.em.fork(),
  kind: 'embedded' as const,
  filesDir,
  usesBucket: false,
  demo: false,
};
await keepBackup(path, (out) => writeBackup(source, out, new AbortController().signal));
await orm.close();
await pglite.close();
await rm(folder, { recursive: true });
console.log(path);
