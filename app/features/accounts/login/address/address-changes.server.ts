import { randomUUID } from 'node:crypto';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
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
export async function askToConfirm(tx: Em, person: Addressee): Promise<void> {
  const { id, email } = person;
  const linkId = randomUUID();
  await endLinks(tx, id, ['CONFIRM_EMAIL']);
  await makeMailedLink(tx, { id: linkId, userId: id, purpose: 'CONFIRM_EMAIL', email });
  const event = `confirm-email:${linkId}`;
  await queueAccountLetter(tx, confirmEmailLetter, person, { event, params: { linkId } });
}

/**
 * For a change of address, in its transaction. The old address gets a link that undoes the change
 * within a week, the new one is asked to confirm, and links to reset the password end.
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
 * Throws AppError `conflict` for an address that somebody else left less than a week ago and may take
 * back. So whoever took over an account cannot register its old address.
 */
export async function requireFreeAddress(
  tx: Em,
  email: string,
  ownerId: string | null,
  messageKey: 'auth.emailTaken' | 'accounts.emailTaken',
): Promise<void> {
  const held = await kysely(tx)
    .selectFrom('one_time_links')
    .select('id')
    .where('purpose', '=', 'UNDO_EMAIL')
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .$if(ownerId !== null, (query) => query.where('user', '!=', ownerId ?? ''))
    .executeTakeFirst();
  if (held) throw new AppError('conflict', messageKey, { field: 'email' });
}
