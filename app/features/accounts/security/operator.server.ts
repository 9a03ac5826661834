import { randomBytes } from 'node:crypto';
import { Session, User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';

/**
 * Gives a person a new password and ends all their sessions; returns the password, which is kept
 * nowhere else. Throws AppError `not-found`.
 */
export async function setGeneratedPassword(em: Em, email: string): Promise<string> {
  const id = await userIdOf(em, email);
  const password = randomBytes(12).toString('base64url');
  await changeAndEndSessions(em, id, { password: await hashPassword(password) });
  logChange('accounts', `command line set a new password for ${id}`);
  return password;
}

/** Ends all the sessions of a person; returns how many. Throws AppError `not-found`. */
export async function revokeSessions(em: Em, email: string): Promise<number> {
  const id = await userIdOf(em, email);
  const ended = await em.nativeDelete(Session, { user: id });
  logChange('accounts', `command line logged out ${id} everywhere (sessions: ${ended})`);
  return ended;
}

/** Keeps a person out: they cannot log in, and their sessions end. Throws AppError `not-found`. */
export async function disableAccount(em: Em, email: string): Promise<void> {
  const id = await userIdOf(em, email);
  await changeAndEndSessions(em, id, { disabledAt: new Date() });
  logChange('accounts', `command line disabled ${id}`);
}

/** Lets a person log in again. Throws AppError `not-found`. */
export async function enableAccount(em: Em, email: string): Promise<void> {
  const id = await userIdOf(em, email);
  await em.nativeUpdate(User, { id }, { disabledAt: null });
  logChange('accounts', `command line enabled ${id}`);
}

const changeAndEndSessions = (
  em: Em,
  id: string,
  change: { password: string } | { disabledAt: Date },
): Promise<void> =>
  em.transactional(async (tx) => {
    await tx.nativeUpdate(User, { id }, change);
    await tx.nativeDelete(Session, { user: id });
  });

async function userIdOf(em: Em, email: string): Promise<string> {
  const user = await em.findOne(User, { email: email.trim().toLowerCase() }, { fields: ['email'] });
  if (!user) throw new AppError('not-found', 'people.noSuchEmail', { params: { email } });
  return user.id;
}
