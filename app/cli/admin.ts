/**
 * What an operator does from the command line; `npm run admin -- --help` lists it.
 * With the embedded database, stop the server first: one process at a time may open it.
 */
import { parseArgs } from 'node:util';
import { backUpBeforeUpgrades } from '../features/site/backups/before-upgrade.server.ts';
import { database } from '../lib/db/database.server.ts';
import { commandEnv } from '../lib/env.server.ts';
import { AppError } from '../lib/errors.ts';
import { defaultLocale } from '../lib/i18n/locale.ts';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { translateKey } from '../messages/catalogue.server.ts';
import { commandIn } from './admin-commands.ts';
import { misused, usage } from './admin-usage.ts';
import { explain } from './explain.ts';

async function main(): Promise<void> {
  readSettingsFile();
  const { positionals, values } = readArguments();
  if (values.help || positionals[0] === 'help') {
    console.log(usage);
    return;
  }
  const run = commandIn(positionals, {
    force: values.force ?? false,
    email: values.email,
    name: values.name,
    slug: values.slug,
    'dry-run': values['dry-run'],
  });
  commandEnv({ storesFiles: positionals[0] === 'import-community' });
  backUpBeforeUpgrades();
  const { orm, close } = await database();
  try {
    console.log(await run(orm.em.fork()));
  } finally {
    await close();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        force: { type: 'boolean' },
        email: { type: 'string' },
        name: { type: 'string' },
        slug: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch {
    throw misused(
      'The only options are --help, --force, --email <email>, --name <name>, --slug <slug> and --dry-run.',
    );
  }
}

/** The refusals that --force overrides. */
const forcible = new Set<string>(['accounts.lastAdmin', 'ending.lastModerator']);

function sayError(error: AppError): string {
  const text = translateKey(defaultLocale, error.messageKey, error.params);
  return forcible.has(error.messageKey) ? `${text} Or add --force.` : text;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof AppError ? sayError(error) : explain(error));
  process.exitCode = 1;
}
