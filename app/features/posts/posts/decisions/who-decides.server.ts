import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { hasWorkingAccount, isModeratorNow } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { relationsTo, type PostFacts } from '../policy.ts';
import type { Relation } from '../state-machine.ts';

/** Whether somebody besides this person moderates a community, as a condition of a query. */
export const otherModerators = (
  actorId: string | RawBuilder<string>,
  communityId: RawBuilder<unknown>,
): RawBuilder<boolean> => moderatorsBesides([sql`${actorId}::uuid`], communityId);

/** Whether somebody moderates a community who is none of these people, as a condition of a query. */
export const moderatorsBesides = (
  people: RawBuilder<unknown>[],
  communityId: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const isAnother = sql`moderator.id not in (${sql.join(people)})`;
  return sql<boolean>`(exists (
      select 1 from users moderator
      where moderator.role = 'ADMIN' and ${sql.raw(hasWorkingAccount('moderator'))} and ${isAnother})
    or exists (
      select 1 from user_communities membership join users moderator on moderator.id = membership.user_id
      where membership.community_id = ${communityId} and ${isModeratorNow('membership', 'moderator')}
        and ${isAnother}))`;
};

/**
 * Whether a person may answer an appeal, by the alias of its row: one about their own post, or against their own
 * decision, is left to others while there are any (rules 3.8).
 */
export const mayAnswerAppeal = (
  viewer: RawBuilder<unknown> | Expression<unknown>,
  appeal = 'appeals',
) => {
  const me = sql`${viewer}::uuid`;
  const of = (column: string) => sql.ref(`${appeal}.${column}`);
  const [author, community] = [of('author_id'), of('community_id')] as const;
  return sql<boolean>`not (
    (${author} = ${me} and ${moderatorsBesides([me], community)})
    or (exists (select from moderation_events decision
        where decision.id = ${of('event_id')} and decision.actor_id = ${me})
      and ${moderatorsBesides([me, author], community)}))`;
};

interface ActingRelations {
  relations: Relation[];
  /** True for an author who moderates, but must leave the decision to another moderator. */
  leftToOthers: boolean;
  /** True for an author who decides because nobody else moderates the community. */
  decidesAlone: boolean;
}

/** How a person may act on a post: nobody decides on their own while another moderator can. */
export async function actingRelations(
  em: Em,
  actor: Actor | null,
  post: PostFacts,
): Promise<ActingRelations> {
  if (!actor || relationsTo(actor, post).length < 2) return relationsAmong(actor, post, false);
  const { others } = await kysely(em)
    .selectNoFrom(otherModerators(actor.id, sql`${post.communityId}::uuid`).as('others'))
    .executeTakeFirstOrThrow();
  return relationsAmong(actor, post, others);
}

/** The same where it is known whether somebody else moderates the community. */
export function relationsAmong(
  actor: Actor | null,
  post: PostFacts,
  othersModerate: boolean,
): ActingRelations {
  const relations = relationsTo(actor, post);
  const both = relations.length > 1;
  return {
    relations: both && othersModerate ? ['author'] : relations,
    leftToOthers: both && othersModerate,
    decidesAlone: both && !othersModerate,
  };
}
