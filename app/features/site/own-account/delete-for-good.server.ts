import { randomUUID } from 'node:crypto';
import { sql } from '@mikro-orm/core';
import {
  Bookmark,
  CalendarFeed,
  IdempotencyKey,
  OneTimeLink,
  Passkey,
  PasskeyChallenge,
  Photo,
  PostRevision,
  SecondStep,
  SignOn,
  Session,
  User,
} from '#db/entities/index.ts';
import { forgetBookingsOf } from '#app/features/building/bookings/forget.server.ts';
import { forgetRequestsOf } from '#app/features/building/requests/forget.server.ts';
import { forgetWords } from '#app/features/mail/outbox/send-letters.server.ts';
import { forgetMessagesOf } from '#app/features/posts/neighbours/forget-messages.server.ts';
import { postTables } from '#app/features/posts/posts/kinds.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { cutTies, forgetInvitations, forgetMailOf, forgetName } from './forget-person.server.ts';
import { formerName } from '#app/features/accounts/login/former-name.server.ts';
import { askedBefore } from './deletion-days.ts';

/**
 * Deletes for good the accounts whose 30 days are over, each in a transaction of its own: no name,
 * address, password, photo, session or bookmark is left, nothing says who reported what, and the log
 * keeps its lines without the name. Running it twice changes nothing.
 */
export async function deleteDueAccounts(em: Em, signal: AbortSignal): Promise<void> {
  const due = await kysely(em)
    .selectFrom('users')
    .select('id')
    .where('deletionAskedAt', '<=', askedBefore())
    .where('held', 'is not', null)
    .orderBy('id')
    .execute();
  // Emails to others have names too, also earlier ones: those before the deletion was asked for forget theirs first.
  if (due.length > 0) await forgetWords(em);
  for (const { id } of due) {
    signal.throwIfAborted();
    await em.transactional((tx) => deleteAccount(tx, id));
  }
}

async function deleteAccount(tx: Em, id: string): Promise<void> {
  const due = await kysely(tx)
    .selectFrom('users')
    .select(['id', 'email', 'held'])
    .where('id', '=', id)
    .where('deletionAskedAt', '<=', askedBefore())
    .where('held', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  // Somebody may have come back in this very moment.
  if (!due?.held) return;
  const person = { id, name: due.held.name, email: due.email };
  await tx.nativeUpdate(
    User,
    { id },
    {
      name: formerName,
      email: `${randomUUID()}@deleted.invalid`,
      emailBefore: null,
      // Nobody knows what it is a hash of.
      password: await hashPassword(randomUUID()),
      phone: null,
      image: null,
      isAuthenticated: false,
      language: null,
      disabledAt: new Date(),
      held: null,
    },
  );
  await tx.nativeDelete(Session, { user: id });
  await tx.nativeDelete(SecondStep, { user: id });
  await tx.nativeDelete(Passkey, { user: id });
  await tx.nativeDelete(SignOn, { user: id });
  await tx.nativeDelete(PasskeyChallenge, { user: id });
  await tx.nativeDelete(Bookmark, { user: id });
  await tx.nativeDelete(OneTimeLink, { user: id });
  await tx.nativeDelete(IdempotencyKey, { user: id });
  await tx.nativeDelete(CalendarFeed, { user: id });
  await forgetBookingsOf(tx, id);
  await forgetMessagesOf(tx, id);
  await forgetRequestsOf(tx, id);
  await forgetPhotos(tx, id);
  await forgetMailOf(tx, person);
  await forgetName(tx, person);
  await forgetInvitations(tx, person);
  await cutTies(tx, person);
  logChange('accounts', `deleted the account ${id} for good`);
}

/** Leaves the photos to the sweep of those that nothing uses. */
async function forgetPhotos(tx: Em, id: string): Promise<void> {
  for (const table of Object.values(postTables)) {
    await tx.nativeUpdate(table, { author: id }, { images: [], contactEmail: null });
  }
  await tx.nativeUpdate(Photo, { owner: id }, { listing: null, activity: null });
  const fields = sql`fields || '{"images": [], "contactEmail": null}'::jsonb`;
  await tx.nativeUpdate(PostRevision, { author: id }, { fields, replaced: null });
}
