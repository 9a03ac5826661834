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
 * Sends a letter with a link that confirms an address, in the transaction in which the account got it.
 * Links that the person had for another letter like it end.
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
 * Goes with a change of address, in its transaction: the old address is told, with a link that takes the
 * change back within a week, the new one is asked to confirm, and links that went to the old one for a
 * password end.
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
 * back: whoever took over an account cannot keep it by registering its address.
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
