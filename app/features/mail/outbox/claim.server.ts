import { sql } from '@mikro-orm/core';
import { MailLetter } from '#db/entities/index.ts';
import { mailUrgencies } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Claimed } from './compose.server.ts';

/** How long a claim lasts: longer than all steps of handing an email over together (`transport`). */
const claimFor = '6 minutes';

/** A claimed email, with what is known of the account it goes to at that moment. */
export interface Next extends Claimed {
  /** The address of the account now; null where it has none, or the email is about the account itself. */
  current: string | null;
  /** Whether that address is confirmed. */
  isConfirmed: boolean;
  /** Whether nothing is sent to it any more. */
  isSuppressed: boolean;
}

const emergency = mailUrgencies.indexOf('EMERGENCY');

/**
 * Claims the email that is due to leave next: the most urgent, and of those the oldest. Emails to one address leave
 * one after another, but for an emergency. Null where none is due. Another process gets it only where this one ends and
 * the claim runs out. A try is counted before it is made, and tells this claim from a later one of the same email.
 */
export async function claimNext(em: Em): Promise<Next | null> {
  const account = sql`(select email from users
    where users.id = letter.user_id and letter.topic <> 'ACCOUNT')`;
  const [row] = await em.execute<Next[]>(sql`
    update mail_letters as letter
    set claimed_until = now() + ${claimFor}::interval, tries = tries + 1
    where id = (
      select id from mail_letters as waiting
      where state = 'QUEUED' and next_try_at <= now()
        and (claimed_until is null or claimed_until < now())
        and (urgency = ${emergency} or not exists (select from mail_letters as before
          where before.address = waiting.address and before.state = 'QUEUED'
            and before.claimed_until > now()))
      order by urgency, next_try_at, id limit 1 for update skip locked)
    returning id, kind, topic, urgency, user_id as "userId", address, language, params, tries,
      created_at as "createdAt", ${account} as current,
      (select coalesce(held->>'name', name) from users where users.id = letter.user_id) as name,
      coalesce((select is_authenticated from users where users.id = letter.user_id), false) as "isConfirmed",
      exists(select from suppressed_addresses as none
        where none.address = coalesce(${account}, letter.address)) as "isSuppressed"`);
  // The driver returns moments as text.
  return row ? { ...row, createdAt: new Date(row.createdAt) } : null;
}

/**
 * Gives an email the current address of its account, which may have changed since it was queued. Null where another
 * email of the same event goes there: this one is deleted.
 */
export async function moveTo(
  em: Em,
  { id, ...letter }: Claimed,
  address: string,
): Promise<Claimed | null> {
  const [moved] = await em.execute<unknown[]>(sql`
    update mail_letters as letter set address = ${address}
    where id = ${id} and not exists (select from mail_letters as other
      where other.event = letter.event and other.address = ${address})
    returning id`);
  if (moved) return { ...letter, id, address };
  await em.nativeDelete(MailLetter, { id });
  return null;
}
