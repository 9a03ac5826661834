import { sql, type RawBuilder } from 'kysely';
import { env } from '#app/lib/env.server.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import type { ChosenTopic } from '#app/features/mail/choices/topics.ts';

/**
 * The SQL condition that emails about a topic reach somebody, by the alias of their row of `users`: at a confirmed
 * address to which mail is sent, of an account that works, unless they chose never.
 */
export const mailReaches = (person: string, topic: ChosenTopic): RawBuilder<boolean> => {
  const of = sql.table(person);
  return sql<boolean>`(${of}.is_authenticated and ${of}.disabled_at is null
    and ${of}.deletion_asked_at is null
    and not exists (select from mail_choices choice
      where choice.user_id = ${of}.id and choice.topic = ${sql.lit(topic)} and choice.frequency = 'NEVER')
    and not exists (select from suppressed_addresses none where none.address = ${of}.email))`;
};

/**
 * What becomes of an email about a topic: it is sent; it is kept until the address is confirmed; emails to the address
 * come back; its reader chose never, or has no account that works; or the site sends no email to confirm it with.
 */
export type MailReach = 'REACHES' | 'WAITS' | 'BOUNCES' | 'REFUSED' | 'NO_MAIL';

/** The SQL expression for that, by the alias of a person's row of `users`; `reachNow` adds what the site says. */
export const mailReach = (person: string, topic: ChosenTopic): RawBuilder<MailReach> => {
  const of = sql.table(person);
  return sql<MailReach>`case
    when ${of}.disabled_at is not null or ${of}.deletion_asked_at is not null
      or exists (select from mail_choices choice
        where choice.user_id = ${of}.id and choice.topic = ${sql.lit(topic)} and choice.frequency = 'NEVER')
      then 'REFUSED'
    when exists (select from suppressed_addresses none where none.address = ${of}.email) then 'BOUNCES'
    when not ${of}.is_authenticated then 'WAITS'
    else 'REACHES' end`;
};

/**
 * The same on this site: without email nobody is reached, and an address that is not confirmed never will be. A demo
 * without email shows how writing works to those whose address is confirmed, and says that nothing is sent.
 */
export function reachNow(reach: MailReach): MailReach {
  if (lettersArrive() || (reach === 'REACHES' && env().demo)) return reach;
  return reach === 'REACHES' || reach === 'WAITS' ? 'NO_MAIL' : reach;
}
