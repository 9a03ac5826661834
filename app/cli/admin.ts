/**
 * What an operator does from the command line; `npm run admin -- --help` lists it.
 * With the embedded database, stop the server first: one process at a time may open it.
 */
import { parseArgs } from 'node:util';
import { roles, type Role } from '#db/enums.ts';
import {
  disableAccount,
  enableAccount,
  revokeSessions,
  setGeneratedPassword,
} from '../features/accounts/security/operator.server.ts';
import { setBoardEmail } from '../features/communities/operator.server.ts';
import { grant } from '../features/people/commands.server.ts';
import { database, type Em } from '../lib/db/database.server.ts';
import { AppError } from '../lib/errors.ts';
import { defaultLocale } from '../lib/i18n/locale.ts';
import { translateKey } from '../messages/catalogue.server.ts';
import { explain } from './explain.ts';

const usage = `Usage: npm run admin -- <command>

  grant <email> <ROLE> [community-slug]
    Gives a person a role: ${roles.join(', ')}.
    With a community, a BOARD member or MANAGER also moderates it.
  set-password <email>
    Makes a new password, prints it once and logs the person out everywhere.
  revoke-sessions <email>
    Logs a person out everywhere.
  disable <email>
    Keeps a person out: nobody can log in to the account, and its sessions end.
  enable <email>
    Lets a disabled account log in again.
  board-email <community-slug> [email]
    Sets the address that 'Contact Board' writes to. Without one, messages go to the manager.`;

/** Does the work and returns the line to print. */
type Run = (em: Em) => Promise<string>;

try {
  await main();
} catch (error) {
  console.error(
    error instanceof AppError
      ? translateKey(defaultLocale, error.messageKey, error.params)
      : explain(error),
  );
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const run = commandIn(positionals);
  if (!run) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const { orm, close } = await database();
  try {
    console.log(await run(orm.em.fork()));
  } finally {
    await close();
  }
}

/** The command that the arguments name; null when they fit none. */
function commandIn([command, email, ...rest]: string[]): Run | null {
  if (!email) return null;
  if (command === 'grant') return grantCommand(email, rest);
  if (command === 'board-email') return boardEmailCommand(email, rest);
  if (rest.length > 0) return null;
  switch (command) {
    case 'set-password':
      return async (em) =>
        `The new password of ${email} is ${await setGeneratedPassword(em, email)}`;
    case 'revoke-sessions':
      return async (em) => `${email} is logged out (sessions: ${await revokeSessions(em, email)}).`;
    case 'disable':
      return async (em) => {
        await disableAccount(em, email);
        return `${email} is disabled and logged out.`;
      };
    case 'enable':
      return async (em) => {
        await enableAccount(em, email);
        return `${email} can log in again.`;
      };
    default:
      return null;
  }
}

function grantCommand(email: string, [role, slug, ...rest]: string[]): Run | null {
  if (!isRole(role) || rest.length > 0) return null;
  return async (em) => {
    await grant(em, { email, role, slug });
    return slug ? `${email} is now ${role} and moderates ${slug}.` : `${email} is now ${role}.`;
  };
}

function boardEmailCommand(slug: string, [email, ...rest]: string[]): Run | null {
  if (rest.length > 0) return null;
  return async (em) => {
    const boardEmail = await setBoardEmail(em, slug, email);
    return boardEmail
      ? `Messages to the board of ${slug} go to ${boardEmail}.`
      : `Messages to the board of ${slug} go to its manager.`;
  };
}

function isRole(value: string | undefined): value is Role {
  return value !== undefined && (roles as readonly string[]).includes(value);
}
