import { sql, type RawBuilder } from 'kysely';
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
