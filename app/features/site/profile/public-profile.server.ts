import { sql } from 'kysely';
import type { Language } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { canModerate, type Actor } from '#app/lib/session/actor.ts';
import { listingsBy, type ListingCard } from '#app/features/posts/listings/queries.server.ts';
import { portraitOf, thumbnailOf } from '#app/features/media/photos/addresses.ts';
import {
  isReadableBy,
  postViewer,
  type PostViewer,
} from '#app/features/posts/posts/readable-posts.server.ts';
import { ownPosts, type OwnPost } from '#app/features/posts/posts/own-posts/own-posts.server.ts';
import { notOver } from '#app/features/posts/basics/over.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { ListPosition, TwoWayPage } from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { initialsOf } from '#app/lib/format.ts';
import { userNotFound } from '#app/features/accounts/login/queries.server.ts';

export interface PublicProfile {
  id: string;
  name: string;
  initials: string;
  image: string | null;
  memberSince: Date;
  /** True when the viewer looks at their own page. */
  isOwn: boolean;
  /** Whether the viewer can report it: a neighbour who does not moderate where they meet. */
  canReport: boolean;
  /** The communities that this person and the viewer both belong to. */
  shared: CommunityLink[];
  listings: TwoWayPage<ListingCard>;
  activities: ComingActivity[];
  /** What the hub does not show, for the person alone. */
  otherPosts: TwoWayPage<OwnPost> | null;
}

interface CommunityLink {
  name: string;
  slug: string;
}

interface ComingActivity {
  id: string;
  title: string;
  language: Language;
  /** Null while the day is still open. */
  when: Date | null;
  picture: string | null;
}

/**
 * A person as everyone may know them: name, photo, what they have published, and the communities
 * they share with the viewer; on one's own page also the posts that only oneself and the board
 * see. Throws AppError `not-found`.
 */
export async function publicProfile(
  ctx: Ctx,
  id: string,
  { listingsAt, postsAt }: { listingsAt: ListPosition | null; postsAt: ListPosition | null },
): Promise<PublicProfile> {
  const isOwn = ctx.actor?.id === id;
  const [[person], listings, activities, otherPosts] = await Promise.all([
    personWithShared(ctx.em, { id, viewer: ctx.actor?.id ?? null }),
    listingsBy(ctx, id, listingsAt),
    comingActivities(ctx, id),
    isOwn ? ownPosts(ctx, postsAt) : null,
  ]);
  if (!person) throw userNotFound();
  const name = nameFor(ctx.locale, person.name);
  return {
    id,
    name,
    initials: initialsOf(name),
    image: portraitOf(person.image, 400),
    memberSince: person.createdAt,
    isOwn,
    shared: person.shared ?? [],
    canReport: !isOwn && canReport(ctx.actor, person.shared ?? []),
    listings,
    activities,
    otherPosts,
  };
}

const canReport = (actor: Actor | null, shared: CommunityLink[]): boolean =>
  actor?.memberships.some(
    ({ communityId, community }) =>
      shared.some(({ slug }) => slug === community.slug) && !canModerate(actor, communityId),
  ) ?? false;

/** A person's row with the communities that the viewer belongs to as well, by name. */
const personWithShared = compiledRead(
  (db, { param, given }: Params<{ id: string; viewer: string | null }>) =>
    db
      .selectFrom('users')
      .select((of) => [
        'users.name',
        'users.image',
        'users.createdAt',
        of
          .selectFrom('user_communities as theirs')
          .innerJoin('user_communities as own', 'own.community', 'theirs.community')
          .innerJoin('communities', 'communities.id', 'theirs.community')
          .select(
            sql<
              CommunityLink[]
            >`json_agg(json_build_object('name', communities.name, 'slug', communities.slug) order by communities.name)`.as(
              'list',
            ),
          )
          .whereRef('theirs.user', '=', 'users.id')
          .where('own.user', '=', given('viewer') ? param('viewer') : null)
          .where(isCurrentMembership('theirs'))
          .where(isCurrentMembership('own'))
          .as('shared'),
      ])
      .where('users.id', '=', param('id')),
);

/**
 * The published activities of a person that the viewer may see and that are not over, the soonest first; at most 12.
 */
async function comingActivities({ em, actor }: Ctx, authorId: string): Promise<ComingActivity[]> {
  const rows = await nextActivitiesOf(em, { ...postViewer(actor), authorId });
  return rows.map(({ id, title, language, when, images }) => ({
    id,
    title,
    language,
    when,
    picture: images[0] ? thumbnailOf(images[0]) : null,
  }));
}

const nextActivitiesOf = compiledRead((db, params: Params<PostViewer & { authorId: string }>) =>
  db
    .selectFrom('activities')
    .select(['id', 'title', 'language', 'when', 'images'])
    .where('author', '=', params.param('authorId'))
    .where('status', '=', 'PUBLISHED')
    .where(isReadableBy(params, sql`community_id`))
    .where(notOver)
    .orderBy('when', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(12),
);
