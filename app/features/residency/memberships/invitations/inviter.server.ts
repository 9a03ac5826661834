import { sql, type RawBuilder } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { mayModerate } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/**
 * The SQL condition that the link of an invitation, by the alias of its row in `user_communities`, was made by somebody
 * who can still give what it gives: one that makes a moderator ends with the right of who made it, as the log says.
 */
export const isOfModerator = (invitation: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.raw(invitation)}.invited_role is null or ${mayModerate(
    `(select line.actor_id from moderation_events line where line.subject_type = 'MEMBER'
        and line.subject_id = ${invitation}.id and line.action = 'INVITE'
      order by line.created_at desc limit 1)`,
    `${invitation}.community_id`,
  )})`;

/** Whether `isOfModerator` is true of an invitation. */
export const hasInviter = async (em: Em, id: string): Promise<boolean> =>
  (await kysely(em)
    .selectFrom('user_communities as row')
    .select('row.id')
    .where('row.id', '=', id)
    .where(isOfModerator('row'))
    .executeTakeFirst()) !== undefined;
