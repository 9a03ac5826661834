import { User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { logChange } from '#app/lib/log.server.ts';
import {
  hashPassword,
  needsNewHash,
  normalPassword,
  verifyPassword,
} from '#app/lib/session/passwords.server.ts';
import { credentialOf, type CheckedPerson } from '#app/lib/session/session.server.ts';
import type { Credentials } from '../schema.ts';
import { isKnownBrowser } from '../sign-ins/known-browser.server.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import {
  loginsByAccountAndNetwork,
  loginsByNetwork,
  loginSlowdown,
  successfulLogins,
} from './rate-limits.server.ts';

export interface AuthenticatedUser extends CheckedPerson {
  name: string;
  /** The language of the account; null while none was chosen. */
  language: Locale | null;
  /** Whether the account asks for a second step after the password. */
  hasSecondStep: boolean;
  /** Whether the account is to be deleted: then only the page that says so opens. */
  isLeaving: boolean;
}

/**
 * The user with these credentials. Throws AppError: `unauthenticated` with one message for an
 * unknown email and a wrong password, another for a disabled account; `too-many` after ten wrong
 * tries for an account from one address, fifty from an address within 15 minutes (more from larger IPv6
 * networks), or sixty logins within an hour. Browsers that the account has used before have ten tries of their own.
 */
export async function checkCredentials(
  em: Em,
  { email, password }: Credentials,
  request: Request,
): Promise<AuthenticatedUser> {
  const user = await em.findOne(
    User,
    { email },
    { fields: ['name', 'password', 'language', 'disabledAt', 'deletionAskedAt'] },
  );
  // Strangers in the owner's own network keep no browser out that the account has used before: it counts for itself.
  const isKnown = user !== null && (await isKnownBrowser(request, user.id));
  const about = isKnown ? `known ${email}` : email;
  if (!isKnown) await loginsByNetwork.countTry({ request });
  await loginsByAccountAndNetwork.countTry({ request, about });
  const isRight = await loginSlowdown.check(
    { account: email, line: about, request },
    async () =>
      (await verifyPassword(password, user?.password ?? null)) &&
      !isPublicOutsideDemo(email, password),
  );
  if (!isRight || !user) {
    logChange(
      'accounts',
      `a login failed: ${user ? `wrong password for ${user.id}` : 'no such account'}`,
    );
    throw new AppError('unauthenticated', 'auth.invalidCredentials');
  }
  if (!isKnown) await loginsByNetwork.uncountTry({ request });
  await loginsByAccountAndNetwork.forgetTries({ request, about });
  await loginSlowdown.forgetTries(email);
  if (user.disabledAt) {
    logChange('accounts', `a login failed: ${user.id} is disabled`);
    throw new AppError('unauthenticated', 'auth.accountDisabled');
  }
  await successfulLogins.countTry(user.id);
  const { id, name, language, deletionAskedAt } = user;
  const person = {
    id,
    name,
    language: language ?? null,
    password: await renewedHash(em, user, password),
    deletionAskedAt: deletionAskedAt ?? null,
  };
  return authenticated({ ...person, hasSecondStep: await hasSecondStep(em, user.id) });
}

/**
 * The hash of an account whose password is right: a new one where the old one was made before passwords had a normal
 * form. If the password has changed since it was checked, the hash it was checked against stays, and the login fails.
 */
async function renewedHash(
  em: Em,
  { id, password: stored }: { id: string; password: string },
  password: string,
): Promise<string> {
  if (!(await needsNewHash(password, stored))) return stored;
  const renewed = await hashPassword(password);
  const changed = await em.nativeUpdate(User, { id, password: stored }, { password: renewed });
  return changed === 0 ? stored : renewed;
}

/** Whether these are the public credentials of a demo, on a site that is none but whose database was one. */
const isPublicOutsideDemo = (email: string, password: string): boolean =>
  !env().demo &&
  normalPassword(password) === demoPassword &&
  demoAccounts.some((one) => one.email === email);

/** Whether an account asks for a second step after the password. */
export async function hasSecondStep(em: Em, userId: string): Promise<boolean> {
  const row = await kysely(em)
    .selectFrom('second_steps')
    .select('user')
    .where('user', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The user of a checked password or a new registration. */
export const authenticated = (user: {
  id: string;
  name: string;
  language?: Locale | null;
  password: string;
  deletionAskedAt?: Date | null;
  hasSecondStep?: boolean;
}): AuthenticatedUser => ({
  id: user.id,
  name: user.name,
  language: user.language ?? null,
  isLeaving: Boolean(user.deletionAskedAt),
  hasSecondStep: user.hasSecondStep ?? false,
  credential: credentialOf(user.password),
});
