import { sql, type RawBuilder } from 'kysely';

/**
 * The e-mail address that moderators read, of a row of `user_communities` as `m` with its account as `person`:
 * that of the account or the invitation, and none of an account that is to be deleted (rules 18.6).
 */
export const shownEmail: RawBuilder<string | null> = sql`case
  when person.id is null then m.invitee_email
  when person.deletion_asked_at is null then person.email end`;
