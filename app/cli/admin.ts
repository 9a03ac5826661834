/**
 * What an operator does from the command line: `npm run admin -- grant <email> <ROLE> [community-slug]`.
 * With the embedded database, stop the server first: one process at a time may open it.
 */
import { parseArgs } from 'node:util';
import { roles, type Role } from '#db/enums.ts';
import { grant } from '../features/people/commands.server.ts';
import { database } from '../lib/db/database.server.ts';
import { AppError } from '../lib/errors.ts';
import { defaultLocale } from '../lib/i18n/locale.ts';
import { translateKey } from '../messages/catalogue.server.ts';
import { explain } from './explain.ts';

const usage = `Usage: npm run admin -- grant <email> <ROLE> [community-slug]

  Gives a person a role: ${roles.join(', ')}.
  With a community, a BOARD member or MANAGER also moderates it.`;

try {
  await run();
} catch (error) {
  console.error(
    error instanceof AppError
      ? translateKey(defaultLocale, error.messageKey, error.params)
      : explain(error),
  );
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [command, email, role, slug, ...rest] = positionals;
  if (values.help) {
    console.log(usage);
    return;
  }
  if (command !== 'grant' || !email || !isRole(role) || rest.length > 0) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const { orm, close } = await database();
  try {
    await grant(orm.em.fork(), { email, role, slug });
    console.log(
      slug ? `${email} is now ${role} and moderates ${slug}.` : `${email} is now ${role}.`,
    );
  } finally {
    await close();
  }
}

function isRole(value: string | undefined): value is Role {
  return value !== undefined && (roles as readonly string[]).includes(value);
}
