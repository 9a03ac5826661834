import { randomUUID } from 'node:crypto';
import type { Language } from '#db/enums.ts';
import { confirmEmailLetter } from '../emails/confirm-email.server.ts';
import { emailChangedLetter } from '../emails/email-changed.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { endLinks, makeMailedLink } from '#app/features/accounts/links/one-time-link.server.ts';

/** Whose address it is, and in which language letters are written to them. */
export interface Addressee {
  id: string;
  email: string;
  language: Language;
}

/**
 * Sends a letter with a link that confirms an address, in the transaction in which the account got it.
 * Links that the person had for another letter like it end.
 */
export async function askToConfirm(tx: Em, { id, email, language }: Addressee): Promise<void> {
  const linkId = randomUUID();
  await endLinks(tx, id, ['CONFIRM_EMAIL']);
  await makeMailedLink(tx, { id: linkId, userId: id, purpose: 'CONFIRM_EMAIL', email });
  await queueLetters(tx, confirmEmailLetter, [
    {
      to: { userId: id, address: email, language },
      event: `confirm-email:${linkId}`,
      communityId: null,
      params: { linkId },
    },
  ]);
}

/**
 * Goes with a change of address, in its transaction: the old address is told, with a link that takes the
 * change back within a week, the new one is asked to confirm, and links that went to the old one for a
 * password end.
 */
export async function notifyAddressChanged(
  tx: Em,
  { id, language, before, email }: Addressee & { before: string },
): Promise<void> {
  const linkId = randomUUID();
  await endLinks(tx, id, ['RESET_PASSWORD']);
  await makeMailedLink(tx, { id: linkId, userId: id, purpose: 'UNDO_EMAIL', email: before });
  await queueLetters(tx, emailChangedLetter, [
    {
      to: { userId: id, address: before, language },
      event: `email-changed:${linkId}`,
      communityId: null,
      params: { linkId, at: new Date().toISOString() },
    },
  ]);
  await askToConfirm(tx, { id, email, language });
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
