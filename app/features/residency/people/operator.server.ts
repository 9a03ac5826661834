import { randomBytes } from 'node:crypto';
import { Community, Session, User } from '#db/entities/index.ts';
import { requireOtherModerator } from '#app/features/residency/ending/moderators.server.ts';
import type { Role } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { endAddressesOf } from '#app/features/accounts/links/end-addresses.server.ts';
import { endLinks, makeShownLink } from '#app/features/accounts/links/one-time-link.server.ts';
import { moderatedBy, writeRoleAssignment } from './write-role.server.ts';
import { requireOtherAdmin } from '#app/features/accounts/security/last-admin.server.ts';

/**
 * Gives a person a new password and ends all their sessions, links and secret addresses; returns the password, which
 * is kept nowhere else. Throws AppError `not-found`.
 */
export async function setGeneratedPassword(em: Em, email: string): Promise<string> {
  const id = await userIdOf(em, email);
  const password = randomBytes(12).toString('base64url');
  const hashed = await hashPassword(password);
  await em.transactional(async (tx) => {
    await tx.nativeUpdate(User, { id }, { password: hashed });
    await tx.nativeDelete(Session, { user: id });
    await endLinks(tx, id, ['WELCOME', 'RESET_PASSWORD']);
    await endAddressesOf(tx, id);
  });
  logChange('accounts', `command line set a new password for ${id}`);
  return password;
}

/**
 * Makes a link for choosing a new password within 24 hours, for someone who cannot receive email. Returns
 * its address, which is not stored. Throws AppError: `not-found`, `conflict` for an
 * account that is disabled.
 */
export async function makeResetLink(em: Em, email: string): Promise<string> {
  const id = await userIdOf(em, email);
  const url = await em.transactional(async (tx) => {
    if ((await tx.count(User, { id, disabledAt: null })) === 0) {
      throw new AppError('conflict', 'welcome.disabled', { params: { email } });
    }
    return makeShownLink(tx, { userId: id, purpose: 'RESET_PASSWORD' });
  });
  logChange('accounts', `command line gave ${id} a link to choose a new password`);
  return url;
}

/** Ends all the sessions of a person; returns how many. Throws AppError `not-found`. */
export async function revokeSessions(em: Em, email: string): Promise<number> {
  const id = await userIdOf(em, email);
  const ended = await em.nativeDelete(Session, { user: id });
  if (ended > 0) {
    logChange('accounts', `command line logged out ${id} everywhere (sessions: ${ended})`);
  }
  return ended;
}

/**
 * Keeps a person out: they cannot log in, and their sessions end. Returns false if that was so already.
 * Throws AppError `not-found`; unless forced, `invalid` for the last administrator who can log in, and
 * LastModerator.
 */
export async function disableAccount(em: Em, email: string, { force }: { force: boolean }) {
  const id = await userIdOf(em, email);
  const changed = await em.transactional(async (tx) => {
    if (!force) {
      await requireOtherAdmin(tx, id);
      await requireOtherModerator(tx, id, await moderatedBy(tx, id));
    }
    const disabledAt = new Date();
    const disabled = await tx.nativeUpdate(User, { id, disabledAt: null }, { disabledAt });
    await tx.nativeDelete(Session, { user: id });
    return disabled > 0;
  });
  if (changed) logChange('accounts', `command line disabled ${id}`);
  return changed;
}

/**
 * Gives a person a role from the operator's command line, and makes them a moderator of one more
 * community if one is named. Returns the slugs of all they moderate now. Throws AppError: `not-found`
 * for an unknown email or community; unless forced, `invalid` for the last ADMIN who can log in, and
 * LastModerator.
 */
export async function grant(
  em: Em,
  {
    email,
    role,
    slug,
    force,
  }: { email: string; role: Role; slug: string | undefined; force: boolean },
): Promise<string[]> {
  const id = await userIdOf(em, email);
  const moderates = await moderatedBy(em, id);
  if (slug !== undefined) {
    const community = await em.findOne(Community, { slug }, { fields: ['slug'] });
    if (!community) throw new AppError('not-found', 'people.noSuchCommunity', { params: { slug } });
    moderates.push(community.id);
  }
  const by = { name: 'command line', actor: null };
  await writeRoleAssignment(em, by, id, { role, moderates, force });
  return slugsModerated(em, id);
}

async function slugsModerated(em: Em, userId: string): Promise<string[]> {
  const rows = await kysely(em)
    .selectFrom('user_communities')
    .innerJoin('communities', 'communities.id', 'user_communities.community')
    .select('communities.slug')
    .where('user_communities.user', '=', userId)
    .where('user_communities.canModerate', '=', true)
    .orderBy('communities.slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Lets a person log in again. Returns false if they could already. Throws AppError `not-found`. */
export async function enableAccount(em: Em, email: string): Promise<boolean> {
  const id = await userIdOf(em, email);
  const disabled = { id, disabledAt: { $ne: null } };
  const changed = (await em.nativeUpdate(User, disabled, { disabledAt: null })) > 0;
  if (changed) logChange('accounts', `command line enabled ${id}`);
  return changed;
}

async function userIdOf(em: Em, email: string): Promise<string> {
  const user = await em.findOne(User, { email: email.trim().toLowerCase() }, { fields: ['email'] });
  if (!user) throw new AppError('not-found', 'people.noSuchEmail', { params: { email } });
  return user.id;
}
