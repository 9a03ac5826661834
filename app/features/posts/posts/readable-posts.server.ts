import { sql, type RawBuilder } from 'kysely';
import { moderatedCommunities, type Actor } from '#app/lib/session/actor.ts';
import type { Params } from '#app/lib/db/read.server.ts';

/** Who asks for a list of posts. */
export interface PostViewer {
  /** Null for a visitor. */
  viewer: string | null;
  /** The communities the viewer belongs to. */
  memberOf: string[];
  /** True for an ADMIN, who sees every post. */
  all: true | null;
}

export const postViewer = (actor: Actor | null): PostViewer => ({
  viewer: actor?.id ?? null,
  memberOf: actor?.memberships.map(({ communityId }) => communityId) ?? [],
  all: (actor !== null && moderatedCommunities(actor) === 'all') || null,
});

/** Whether anybody may read the published posts of a community: a condition on the column of its id. */
export const isReadByAnybody = (communityId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from communities as readable
     where readable.id = ${communityId} and readable.post_readers = 'ANYBODY')`;

/**
 * `canSeePost` for a published post, as a condition of a query of posts. The author's own is not
 * among it where they have left.
 */
export function isReadableBy(
  { param, given }: Pick<Params<PostViewer>, 'param' | 'given'>,
  communityId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (given('all')) return sql<boolean>`true`;
  if (!given('viewer')) return isReadByAnybody(communityId);
  return sql<boolean>`(${communityId} = any(${param('memberOf')}::uuid[])
    or ${isReadByAnybody(communityId)})`;
}
