import { resolve } from 'node:path';
import { roles, type Role } from '#db/enums.ts';
import {
  disableAccount,
  enableAccount,
  makeResetLink,
  revokeSessions,
  setGeneratedPassword,
  grant,
} from '../features/residency/people/operator.server.ts';
import { removeSecondStep } from '../features/accounts/second-step/commands.server.ts';
import { createAdmin, type NewAdmin } from '../features/accounts/login/create-admin.server.ts';
import {
  addCommunity,
  setBoardEmail,
} from '../features/communities/communities/operator.server.ts';
import { importCommunity } from '../features/site/community-import/import-community.server.ts';
import type { Em } from '../lib/db/database.server.ts';
import { env } from '../lib/env.server.ts';
import { misused } from './admin-usage.ts';
import { importLines } from './import-words.ts';

/** Does the work and returns the line to print. */
export type Run = (em: Em) => Promise<string>;

interface Options {
  force: boolean;
  /** For create-admin, which takes its address as an option too. */
  email?: string | undefined;
  name?: string | undefined;
  /** For import-community. */
  slug?: string | undefined;
  'dry-run'?: boolean | undefined;
}

/** The command that the arguments name. Throws StartError with the usage when they fit none. */
export function commandIn([name, typed = '', ...rest]: string[], options: Options): Run {
  if (!name) throw misused('Say what to do.');
  const command = commands[name];
  if (!command) throw misused(`There is no command ${name}.`);
  if (options.force && !forcible.includes(name)) {
    throw misused(`--force is for ${forcible.join(' and ')} only.`);
  }
  const isNew = name === 'create-admin';
  if (!isNew && (options.email ?? options.name) !== undefined) {
    throw misused('--email and --name are for create-admin only.');
  }
  if (name !== 'import-community' && (options.slug ?? options['dry-run']) !== undefined) {
    throw misused('--slug and --dry-run are for import-community only.');
  }
  const first = typed || (isNew ? (options.email ?? '') : '');
  if (isNew && typed && options.email !== undefined) {
    throw misused('Give one address: create-admin --email ADDRESS');
  }
  if (!first.trim())
    throw misused(missing[name] ?? `Whose account? ${name} needs an email address.`);
  return command(first, rest, options);
}

const forcible = ['grant', 'disable'];

/** For a missing first argument that is no email address. */
const missing: Record<string, string> = {
  'add-community': 'What is the community called?',
  'board-email': 'Which community? Give its slug.',
  'create-admin': 'Whose account? create-admin --email ADDRESS',
  'import-community': 'Which file? Name the one that was downloaded at /manage/…/export.',
};

const commands: Record<string, (first: string, rest: string[], options: Options) => Run> = {
  grant: grantCommand,
  'create-admin': alone(
    (email, { name }) =>
      async (em) =>
        toLines(await createAdmin(em, { email, name })),
  ),
  'add-community': addCommunityCommand,
  'board-email': boardEmailCommand,
  'import-community': (file, [extra], { slug, 'dry-run': isRehearsal = false }) => {
    if (extra !== undefined) throw misused('Name one file, in quotes if its name has spaces.');
    return async (em) =>
      importLines(await importCommunity(em, resolve(file), { slug, isRehearsal }), env().appUrl);
  },
  'set-password': alone(
    (email) => async (em) =>
      `The new password of ${email} is ${await setGeneratedPassword(em, email)}`,
  ),
  'reset-link': alone((email) => async (em) => resetLines(email, await makeResetLink(em, email))),
  'revoke-sessions': alone((email) => async (em) => {
    const ended = await revokeSessions(em, email);
    return ended > 0
      ? `${email} is logged out (sessions: ${ended}).`
      : `${email} was not logged in anywhere.`;
  }),
  'remove-second-step': alone((email) => async (em) => {
    const removed = await removeSecondStep(em, email);
    return removed
      ? `${email} logs in with the password alone now, and is told so by email.`
      : `${email} had no second step.`;
  }),
  disable: alone((email, { force }) => async (em) => {
    const changed = await disableAccount(em, email, { force });
    return changed ? `${email} is disabled and logged out.` : `${email} was disabled already.`;
  }),
  enable: alone((email) => async (em) => {
    const changed = await enableAccount(em, email);
    return changed ? `${email} can log in again.` : `${email} was not disabled.`;
  }),
};

const beforeLine = {
  nobody: 'is a new administrator.',
  account:
    'had an account already, and is an administrator now. The password stays until the link is used.',
  admin: 'was an administrator already. The password stays until the link is used.',
};

/** The link is on a line of its own, to be copied. */
function toLines({ email, url, before }: NewAdmin): string {
  return `${email} ${beforeLine[before]}
Open this link within 24 hours to choose a password. It works once, and replaces earlier ones:

  ${url}
${isGuess(url) ? guessLine : ''}`;
}

const resetLines = (email: string, url: string): string =>
  `The person who opens this link within 24 hours chooses a new password for ${email}. It works once, and
replaces earlier ones. Give it to nobody else:

  ${url}
${isGuess(url) ? guessLine : ''}`;

const guessLine = '\nSet APP_URL if people reach the site at another address.\n';

const isGuess = (url: string): boolean => new URL(url).hostname === 'localhost';

function alone(command: (email: string, options: Options) => Run) {
  return (email: string, [extra]: string[], options: Options): Run => {
    if (extra !== undefined) throw misused(`Nothing goes after the email address: ${extra}`);
    return command(email, options);
  };
}

function grantCommand(
  email: string,
  [typed = '', slug, ...rest]: string[],
  { force }: Options,
): Run {
  const role = roles.find((known) => known === typed.toUpperCase());
  if (!role) throw misused(typed ? `There is no role ${typed}.` : 'Which role?');
  if (rest.length > 0) throw misused('Name one community at a time.');
  if (slug && role === 'RESIDENT') {
    throw misused('A RESIDENT moderates nothing, so name no community.');
  }
  return async (em) => {
    const slugs = await grant(em, { email, role, slug, force });
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

function addCommunityCommand(name: string, rest: string[]): Run {
  const [address = '', ...more] = rest;
  if (more.length > 0 || isUnquoted(name, rest)) {
    throw misused(
      `Put the name in quotes, and an address too: npm run admin -- add-community ${quoted([name, ...rest])}`,
    );
  }
  return async (em) => {
    const added = await addCommunity(em, { name, address });
    return `${added.name} is at /communities/${added.slug}.`;
  };
}

/** Two single words are a name whose quotes were forgotten: an address is more than one word. */
const isUnquoted = (name: string, rest: string[]): boolean =>
  rest.length > 0 && ![name, ...rest].some((argument) => /\s/.test(argument.trim()));

/** A name as it should be typed, and after it the address, which begins with its number. */
function quoted(typed: string[]): string {
  const words = typed.join(' ').split(/\s+/);
  const number = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && /^\d/.test(word),
  );
  const parts = number < 0 ? [words] : [words.slice(0, number), words.slice(number)];
  return parts.map((part) => `"${part.join(' ')}"`).join(' ');
}

function reachOf(role: Role, slugs: string[]): string {
  if (role === 'ADMIN') return 'every community';
  if (slugs.length > 0) return slugs.join(', ');
  return role === 'RESIDENT' ? 'nothing' : 'nothing yet: name a community too';
}
