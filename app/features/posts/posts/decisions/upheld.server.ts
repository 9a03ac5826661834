import { sql, type RawBuilder } from 'kysely';
import type { PostStatus, PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { otherModerators } from './who-decides.server.ts';
import { decisionOf } from './verdict.server.ts';

/**
 * The condition that a decision, by the id of its line in the log, is one that a moderator made and another one upheld
 * on appeal: it is theirs no longer to reverse (rules 3.8).
 */
export const upheldByAnother = (
  eventId: RawBuilder<unknown>,
  moderator: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from appeals appeal join moderation_events decision on decision.id = appeal.event_id
  where appeal.event_id = ${eventId} and appeal.state = 'UPHELD'
    and decision.actor_id = ${moderator} and appeal.decided_by_id <> ${moderator})`;

/**
 * Whether the decision that a rejected or removed post stands under is the moderator's own, and another one upheld it
 * on appeal. False where nobody else moderates the community by now.
 */
export async function isUpheldAgainst(
  em: Em,
  { id: moderator }: { id: string },
  post: { type: PostType; id: string; communityId: string; status: PostStatus },
): Promise<boolean> {
  const action = decisionOf[post.status];
  if (!action) return false;
  const me = sql`${moderator}::uuid`;
  const last = sql`(select event.id from moderation_events event
    where event.subject_type = ${post.type} and event.subject_id = ${post.id}::uuid
      and event.action = ${action} and event.snapshot->'ofRevision' is null
      and event.undone_at is null
    order by event.created_at desc, event.id desc limit 1)`;
  const { isUpheld } = await kysely(em)
    .selectNoFrom(
      sql<boolean>`(${upheldByAnother(last, me)}
        and ${otherModerators(moderator, sql`${post.communityId}::uuid`)})`.as('isUpheld'),
    )
    .executeTakeFirstOrThrow();
  return isUpheld;
}
