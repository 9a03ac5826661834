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
import { addCommunity, setBoardEmail } from '../features/communities/operator.server.ts';
import { grant } from '../features/people/commands.server.ts';
import { database, type Em } from '../lib/db/database.server.ts';
import { commandEnv } from '../lib/env.server.ts';
import { AppError, StartError } from '../lib/errors.ts';
import { defaultLocale } from '../lib/i18n/locale.ts';
import { translateKey } from '../messages/catalogue.server.ts';
import { explain } from './explain.ts';

const usage = `Usage: npm run admin -- <command>

  add-community <name> [address]
    Adds a community that people can register with. Quote what has spaces in it.
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

async function main(): Promise<void> {
  const { positionals, values } = readArguments();
  if (values.help) {
    console.log(usage);
    return;
  }
  const run = commandIn(positionals);
  commandEnv();
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
      options: { help: { type: 'boolean', short: 'h' } },
    });
  } catch {
    throw misused('The only option is --help.');
  }
}

const misused = (what: string) => new StartError(`${what}\n\n${usage}`);

/** The command that the arguments name. Throws StartError with the usage when they fit none. */
function commandIn([name, first = '', ...rest]: string[]): Run {
  if (!name) throw misused('Say what to do.');
  const command = commands[name];
  if (!command) throw misused(`There is no command ${name}.`);
  if (!first.trim())
    throw misused(missing[name] ?? `Whose account? ${name} needs an e-mail address.`);
  return command(first, rest);
}

/** What to say where the first argument is left out and is no e-mail address. */
const missing: Record<string, string> = {
  'add-community': 'What is the community called?',
  'board-email': 'Which community? Give its slug.',
};

const commands: Record<string, (first: string, rest: string[]) => Run> = {
  grant: grantCommand,
  'add-community': addCommunityCommand,
  'board-email': boardEmailCommand,
  'set-password': alone(
    (email) => async (em) =>
      `The new password of ${email} is ${await setGeneratedPassword(em, email)}`,
  ),
  'revoke-sessions': alone(
    (email) => async (em) =>
      `${email} is logged out (sessions: ${await revokeSessions(em, email)}).`,
  ),
  disable: alone((email) => async (em) => {
    await disableAccount(em, email);
    return `${email} is disabled and logged out.`;
  }),
  enable: alone((email) => async (em) => {
    await enableAccount(em, email);
    return `${email} can log in again.`;
  }),
};

function alone(command: (email: string) => Run) {
  return (email: string, [extra]: string[]): Run => {
    if (extra !== undefined) throw misused(`Nothing goes after the e-mail address: ${extra}`);
    return command(email);
  };
}

function grantCommand(email: string, [typed = '', slug, ...rest]: string[]): Run {
  const role = roles.find((known) => known === typed.toUpperCase());
  if (!role) throw misused(typed ? `There is no role ${typed}.` : 'Which role?');
  if (rest.length > 0) throw misused('Name one community at a time.');
  if (slug && role === 'RESIDENT') {
    throw misused('A RESIDENT moderates nothing, so name no community.');
  }
  return async (em) => {
    const slugs = await grant(em, { email, role, slug });
    return `${email} is now ${role} and moderates ${reachOf(role, slugs)}.`;
  };
}

function boardEmailCommand(slug: string, [email, ...rest]: string[]): Run {
  if (rest.length > 0) throw misused('Give one address at a time.');
  return async (em) => {
    const boardEmail = await setBoardEmail(em, slug, email);
    return boardEmail
      ? `Messages to the board of ${slug} go to ${boardEmail}.`
      : `Messages to the board of ${slug} go to its manager.`;
  };
}

function addCommunityCommand(name: string, [address = '', ...rest]: string[]): Run {
  if (rest.length > 0) throw misused('Put the name in quotes, and the address too.');
  return async (em) => {
    const slug = await addCommunity(em, { name: name.trim(), address: address.trim() || null });
    return `${name.trim()} is at /communities/${slug}.`;
  };
}

function reachOf(role: Role, slugs: string[]): string {
  if (role === 'ADMIN') return 'every community';
  if (slugs.length > 0) return slugs.join(', ');
  return role === 'RESIDENT' ? 'nothing' : 'nothing yet: name a community too';
}

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
