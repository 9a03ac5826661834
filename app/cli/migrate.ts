/**
 * Brings the schema in DATABASE_URL up to date: `npm run db:migrate`. Safe to run more than once, even at the same
 * time.
 */
import { parseArgs } from 'node:util';
import { createOrm } from '#db/config.ts';
import { bucketDriver } from '../features/media/photos/storage/open-bucket.server.ts';
import { backUpBeforeUpgrades } from '../features/site/backups/before-upgrade.server.ts';
import { openEmbeddedSite, reach, requireOurSchema } from '../lib/db/database.server.ts';
import { upgrade } from '../lib/db/upgrade.server.ts';
import { backupBucketSetting, commandEnv } from '../lib/env.server.ts';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run db:migrate

  Brings the database up to date: the one in DATABASE_URL, or the embedded one in DATA_DIR. What is in it is written
  into a backup before.`;

await runCommand(async () => {
  readSettingsFile();
  const { help } = parseArgs({ options: { help: { type: 'boolean' } } }).values;
  if (help) {
    console.log(usage);
    return;
  }
  const env = commandEnv();
  // A site without the packages of its bucket would not start, on a database that has changed already.
  if (env.usesBucket) await bucketDriver('S3_BUCKET');
  if (backupBucketSetting()) await bucketDriver('BACKUP_S3_BUCKET');
  backUpBeforeUpgrades();
  if (env.databaseUrl) {
    const orm = createOrm({ kind: 'postgresql', url: env.databaseUrl }, { patient: true });
    try {
      await reach(orm);
      await requireOurSchema(orm);
      const applied = await upgrade(orm, env);
      const { host, pathname } = new URL(env.databaseUrl);
      const place = `The database ${pathname.slice(1)} at ${host}`;
      console.log(
        applied.length > 0 ? `Applied: ${applied.join(', ')}` : `${place} is up to date.`,
      );
    } finally {
      await orm.close();
    }
  } else {
    const { close } = await openEmbeddedSite(env);
    await close();
    console.log(`The embedded database in ${env.dataDir} is up to date.`);
  }
});
