import { weeklyActivity } from '#app/features/hub/hub.server.ts';
import { communitiesWithBookmark } from '#app/features/communities/queries.server.ts';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { drawSkyline, type SkylineDrawing } from '#app/ui/drawings/skyline.ts';

/** A community on the home page. */
export interface CommunityTile {
  slug: string;
  name: string;
  address: string | null;
  /** Posts, joins and sign-ups of the last seven days. */
  weeklyActivity: number;
  /** By the viewer; null for visitors, who have no bookmarks. */
  bookmarked: boolean | null;
  /** Only the first few are drawn. */
  skyline: SkylineDrawing | null;
}

const skylinesShown = 12;

/**
 * One community, or all of them when `communityId` is null: those the viewer bookmarked first,
 * then by name; at most 200.
 */
export async function homeCommunities(em: Em, which: HomeCommunities): Promise<CommunityTile[]> {
  const rows = await bookmarkedFirst(em, which);
  return rows.map(({ bookmarked, ...community }, index) => ({
    ...community,
    skyline: index < skylinesShown ? drawSkyline(community.slug, community.weeklyActivity) : null,
    bookmarked: which.viewerId === null ? null : bookmarked,
  }));
}

interface HomeCommunities {
  communityId: string | null;
  viewerId: string | null;
}

const bookmarkedFirst = compiledRead((db, { param, given }: Params<HomeCommunities>) =>
  communitiesWithBookmark(db, given('viewerId') ? param('viewerId') : null)
    .select((of) => [
      'communities.slug',
      'communities.name',
      'communities.address',
      weeklyActivity().as('weeklyActivity'),
      of('bookmarks.id', 'is not', null).$castTo<boolean>().as('bookmarked'),
    ])
    .$if(given('communityId'), (query) => query.where('communities.id', '=', param('communityId')))
    .orderBy((of) => of('bookmarks.id', 'is', null))
    .orderBy('communities.name')
    .orderBy('communities.id')
    .limit(200),
);
