import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { releaseUnconfirmed } from '#app/features/mail/outbox/queue-letters.server.ts';
import { User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { endLinks, makeMailedLink } from '#app/features/accounts/links/one-time-link.server.ts';
import {
  confirmEmailLetter,
  emailChangedLetter,
  queueAccountLetter,
  type Addressee,
} from '../emails/account-emails.server.ts';

/**
 * Sends an email with a link that confirms an address, in the transaction that set the address.
 * Earlier links to confirm end.
 */
export async function askToConfirm(
  tx: Em,
  person: Addressee,
  /** Whether the account has the address again, because somebody else has the one it was changed to. */
  { isBack = false } = {},
): Promise<void> {
  const { id, email } = person;
  const linkId = randomUUID();
  await endLinks(tx, id, ['CONFIRM_EMAIL']);
  await makeMailedLink(tx, { id: linkId, userId: id, purpose: 'CONFIRM_EMAIL', email });
  const event = `confirm-email:${linkId}`;
  await queueAccountLetter(tx, confirmEmailLetter, person, { event, params: { linkId, isBack } });
}

/**
 * For a change of address, in its transaction. The address that the account had (`before`) gets a link that
 * undoes the change within a week, the new one is asked to confirm, and links to reset the password end.
 */
export async function notifyAddressChanged(
  tx: Em,
  { before, ...person }: Addressee & { before: string },
): Promise<void> {
  const { id } = person;
  const linkId = randomUUID();
  await endLinks(tx, id, ['RESET_PASSWORD']);
  await makeMailedLink(tx, { id: linkId, userId: id, purpose: 'UNDO_EMAIL', email: before });
  const old = { ...person, email: before };
  await queueAccountLetter(tx, emailChangedLetter, old, {
    event: `email-changed:${linkId}`,
    params: { linkId, at: new Date().toISOString() },
  });
  await askToConfirm(tx, person);
}

/**
 * Confirms an address, unless the account has another one by then, and sends what was decided in the meantime and
 * still holds. Returns whether it did.
 */
export async function confirmAddressOf(
  tx: Em,
  { id, email }: Pick<Addressee, 'id' | 'email'>,
): Promise<boolean> {
  const confirmed = { isAuthenticated: true, emailBefore: null };
  if ((await tx.nativeUpdate(User, { id, email }, confirmed)) === 0) return false;
  await releaseUnconfirmed(tx, id);
  await send(tx, 'tell-missed', { userId: id });
  return true;
}

/**
 * Gives an account the address back that it had before a change that nobody confirmed, because a link that came
 * to that address was opened. Any other account stays as it is.
 */
export async function takeBackAddress(
  tx: Em,
  { id, email }: Pick<Addressee, 'id' | 'email'>,
): Promise<void> {
  const wish = { id, emailBefore: email };
  if ((await tx.nativeUpdate(User, wish, { email, emailBefore: null })) === 0) return;
  await endLinks(tx, id, ['CONFIRM_EMAIL', 'UNDO_EMAIL']);
}

/**
 * Makes sure that an address can become that of the account `ownerId`, or of a new one. Somebody else who only
 * wished for it, and has not confirmed it, gets their earlier address back. Throws AppError `conflict` for
 * an address that another account has, would get back, or left less than a week ago and may take back: so
 * whoever took over an account cannot register its old address.
 */
export async function requireFreeAddress(
  tx: Em,
  email: string,
  ownerId: string | null,
  messageKey: 'auth.emailTaken' | 'accounts.emailTaken',
): Promise<void> {
  await endWish(tx, email, ownerId);
  const taken = await kysely(tx)
    .selectFrom('users')
    .select('id')
    .where('emailBefore', '=', email)
    .$if(ownerId !== null, (query) => query.where('id', '!=', ownerId ?? ''))
    .unionAll(
      kysely(tx)
        .selectFrom('one_time_links')
        .select('id')
        .where('purpose', '=', 'UNDO_EMAIL')
        .where('email', '=', email)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', new Date())
        .$if(ownerId !== null, (query) => query.where('user', '!=', ownerId ?? '')),
    )
    .limit(1)
    .executeTakeFirst();
  if (taken) throw new AppError('conflict', messageKey, { field: 'email' });
}

/**
 * Lets nobody else register with these addresses, or change to or from them, until the transaction ends: the
 * index of the addresses that accounts have does not know those that accounts get back. Comes before any
 * lock of a row, and in one order, so that no two transactions wait for each other.
 */
export async function lockAddresses(tx: Em, addresses: readonly string[]): Promise<void> {
  for (const address of [...new Set(addresses)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`.execute(kysely(tx));
}

/**
 * Gives the earlier address back to the account that changed to this one without confirming it, if one
 * did, and tells it by mail. An address that is confirmed, or that an account was made with, stays.
 */
export async function endWish(tx: Em, email: string, exceptId: string | null): Promise<void> {
  const wish = await kysely(tx)
    .selectFrom('users')
    .select(['id', 'emailBefore', 'language'])
    .where('email', '=', email)
    .where('emailBefore', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!wish?.emailBefore || wish.id === exceptId) return;
  const { id, emailBefore, language } = wish;
  await tx.nativeUpdate(User, { id }, { email: emailBefore, emailBefore: null });
  await endLinks(tx, id, ['RESET_PASSWORD']);
  const person = { id, email: emailBefore, language: language ?? defaultLocale };
  await askToConfirm(tx, person, { isBack: true });
}
