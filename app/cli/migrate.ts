/** Brings the schema in DATABASE_URL up to date: `npm run db:migrate`. Safe to run more than once, even at the same time. */
import { createOrm } from '#db/config.ts';
import { backUpBeforeUpgrades } from '../features/site/backups/before-upgrade.server.ts';
import { openFolder, reach, requireOurSchema } from '../lib/db/database.server.ts';
import { upgrade } from '../lib/db/upgrade.server.ts';
import { commandEnv } from '../lib/env.server.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const env = commandEnv();
  backUpBeforeUpgrades();
  if (env.databaseUrl) {
    const orm = createOrm({ kind: 'postgresql', url: env.databaseUrl }, { patient: true });
    try {
      await reach(orm);
      await requireOurSchema(orm);
      const applied = await upgrade(orm, env);
      console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Up to date.');
    } finally {
      await orm.close();
    }
  } else {
    const { close } = await openFolder(env);
    await close();
    console.log('Up to date.');
  }
});
