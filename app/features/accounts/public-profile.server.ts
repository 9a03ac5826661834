import { listingsBy, type ListingCard } from '#app/features/listings/queries.server.ts';
import { ownPosts, type OwnPost } from '#app/features/posts/own-posts.server.ts';
import { portraitOf, thumbnailOf } from '#app/features/photos/addresses.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cardDateTime, monthAndYear } from '#app/lib/format.ts';
import type { Page } from '#app/lib/db/pagination.ts';
import { initialsOf } from './labels.ts';

export interface PublicProfile {
  id: string;
  name: string;
  initials: string;
  image: string | null;
  /** 'November 2026' */
  since: string;
  /** True when the viewer looks at their own page. */
  isOwn: boolean;
  /** The communities this person and the viewer both belong to. */
  shared: { name: string; slug: string }[];
  listings: Page<ListingCard>;
  activities: { id: string; title: string; when: string; picture: string | null }[];
  /** What the hub does not show, for the person alone. */
  otherPosts: Page<OwnPost> | null;
}

interface PersonRow {
  id: string;
  name: string;
  image: string | null;
  createdAt: Date | string;
  shared: { name: string; slug: string }[];
}

interface ActivityRow {
  id: string;
  title: string;
  when: Date | string | null;
  images: string[];
}

/**
 * A person as everyone may know them: name, photo, what they have published, and the communities
 * they share with the viewer; on one's own page also the posts that only oneself and the board
 * see. Throws AppError `not-found`.
 */
export async function publicProfile(
  ctx: Ctx,
  id: string,
  { cursor, postsCursor }: { cursor: string | null; postsCursor: string | null },
): Promise<PublicProfile> {
  const person = await personRow(ctx, id);
  if (!person) throw new AppError('not-found', 'User not found');
  const isOwn = ctx.actor?.id === id;
  const [listings, activities, otherPosts] = await Promise.all([
    listingsBy(ctx, id, { cursor }),
    comingActivities(ctx, id),
    isOwn ? ownPosts(ctx, { cursor: postsCursor }) : null,
  ]);
  const since = new Date(person.createdAt);
  return {
    id,
    name: person.name,
    initials: initialsOf(person.name),
    image: portraitOf(person.image, 400),
    since: monthAndYear(since.getUTCFullYear(), since.getUTCMonth() + 1),
    isOwn,
    shared: person.shared,
    listings,
    activities,
    otherPosts,
  };
}

async function personRow({ em, actor }: Ctx, id: string): Promise<PersonRow | undefined> {
  const [row] = await em.execute<PersonRow[]>(
    `select u.id, u.name, u.image, u.created_at as "createdAt",
            coalesce((
              select json_agg(json_build_object('name', c.name, 'slug', c.slug) order by c.name)
                from user_communities theirs
                join user_communities mine
                  on mine.community_id = theirs.community_id and mine.user_id = ?
                join communities c on c.id = theirs.community_id
               where theirs.user_id = u.id), '[]'::json) as shared
       from users u
      where u.id = ?`,
    [actor?.id ?? null, id],
  );
  return row;
}

/** The published activities of a person that are not over, the soonest first; at most 12. */
async function comingActivities({ em }: Ctx, authorId: string) {
  const rows = await em.execute<ActivityRow[]>(
    `select id, title, "when", images
       from activities
      where author_id = ? and status = 'PUBLISHED' and ("when" is null or "when" >= now())
      order by "when" nulls last, id
      limit 12`,
    [authorId],
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    when: row.when ? cardDateTime(new Date(row.when)) : 'Day to be agreed',
    picture: row.images[0] ? thumbnailOf(row.images[0]) : null,
  }));
}
