/** Fills the database in DATABASE_URL, or in the folder DATA_DIR: `node tests/bench/fill/run.ts city|metro`. */
import { join } from 'node:path';
import { createOrm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { fill, sizes, type Scale } from './index.ts';

const scale = process.argv[2] as Scale;
if (!(scale in sizes)) throw new Error(`Say one of ${Object.keys(sizes).join(', ')}.`);
const url = process.env.DATABASE_URL;
const pglite = url ? null : await openEmbedded(join(process.env.DATA_DIR ?? 'data', 'postgres'));
const orm = pglite
  ? createOrm({ kind: 'embedded', pglite })
  : createOrm({ kind: 'postgresql', url: url ?? '' }, { patient: true });
try {
  console.log(`Filled to ${scale} in ${((await fill(orm, scale)) / 1000).toFixed(1)} s.`);
} finally {
  await orm.close();
  await pglite?.close();
}
