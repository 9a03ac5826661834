import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { importCommunity } from '#app/features/site/community-import/import-community.server.ts';
import { makeSite } from './backups.ts';
import { downloadCommunity, makeRichCommunity, writeZip, type Files } from './community-file.ts';
import { prepareServer, type TestHarness } from './test-env.ts';

export type Site = Awaited<ReturnType<typeof makeSite>>;

/** A community that was downloaded, and other sites to bring it to. Call it once, at the top of a test file. */
export function testImports() {
  let source: TestHarness;
  let files: Files;
  let path: string;
  const sites: Site[] = [];

  beforeAll(async () => {
    source = await prepareServer();
    const { orm, env } = source;
    await makeRichCommunity(orm.em.fork(), join(env.dataDir, 'files'));
    files = await downloadCommunity(orm.em.fork(), 'hillsview-place');
    path = writeZip(files);
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
    await source.close();
  });

  return {
    files: () => files,
    path: () => path,
    /** A site that has nothing yet. */
    async emptySite(): Promise<Site> {
      const site = await makeSite();
      sites.push(site);
      return site;
    },
    bring: (site: Site, from = path, slug?: string) =>
      importCommunity(site.newEm(), from, { slug, isRehearsal: false }),
    /** How many files the store has, which all of these sites share. */
    storedFiles: () =>
      readdirSync(join(source.env.dataDir, 'files', 'photos'), {
        recursive: true,
        withFileTypes: true,
      }).filter((one) => one.isFile()).length,
  };
}

export async function rowsIn(site: Site, table: string): Promise<number> {
  const [row] = await site
    .newEm()
    .execute<{ rows: number }[]>(`select count(*)::int as rows from ${table}`);
  return row?.rows ?? 0;
}
