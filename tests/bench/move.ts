/**
 * Measures a move from the embedded database: `TEST_DATABASE_URL=… node tests/bench/move.ts`. It makes a folder with
 * the demo city, 10,000 more posts and 500 photos, moves it to a new database as the command does, and drops that
 * again.
 */
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { runToEnd } from '#tests/setup/spawn.ts';
import { openRunFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { fillDataFolder } from './fill/data-folder.ts';

const clearUp = openRunFolder();
const { env, drop } = await emptyDatabase();
try {
  const to = env.DATABASE_URL;
  if (!to) throw new Error('Set TEST_DATABASE_URL.');
  const dataDir = temporaryFolder();
  await fillDataFolder(dataDir);
  const begun = performance.now();
  const { code, stdout, stderr } = await runToEnd(['app/cli/move.ts', '--to', to], {
    DATA_DIR: dataDir,
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(stdout.split('\n\nDo this now')[0], stderr);
  console.log(`The command took ${seconds} s and ended with ${code}.`);
} finally {
  await drop();
  clearUp();
}
