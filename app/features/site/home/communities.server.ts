import { sql } from 'kysely';
import { mostListed } from '#app/features/communities/communities/chooser/chooser.ts';
import {
  communitiesWithBookmark,
  weeklyActivity,
} from '#app/features/communities/communities/queries.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';

/** A community on the home page. */
export interface CommunityTile {
  slug: string;
  name: string;
  address: string | null;
  /** Posts, joins and sign-ups of the last seven days; 0 where none are drawn. */
  weeklyActivity: number;
  /** By the viewer; null for visitors, who have no bookmarks. */
  bookmarked: boolean | null;
  /** Whether the page shows its skyline. */
  isDrawn: boolean;
}

/**
 * One community, or all of them when `communityId` is null: those the viewer bookmarked first,
 * then by name. There is one more than the page lists where there are more.
 */
export async function homeCommunities(em: Em, which: HomeCommunities): Promise<CommunityTile[]> {
  const rows = await bookmarkedFirst(em, which);
  return rows.map(({ bookmarked, ...community }, index) => ({
    ...community,
    isDrawn: index < mostListed,
    bookmarked: which.viewerId === null ? null : bookmarked,
  }));
}

interface HomeCommunities {
  communityId: string | null;
  viewerId: string | null;
}

/** Only those that are drawn have their week counted. */
const bookmarkedFirst = compiledRead((db, params: Params<HomeCommunities>) =>
  db
    .selectFrom(listed(db, params).as('communities'))
    .select([
      'slug',
      'name',
      'address',
      'bookmarked',
      sql<number>`case when place <= ${sql.lit(mostListed)} then ${weeklyActivity()} else 0 end`.as(
        'weeklyActivity',
      ),
    ])
    .orderBy('place'),
);

const listed = (db: Db, { param, given }: Params<HomeCommunities>) =>
  communitiesWithBookmark(db, given('viewerId') ? param('viewerId') : null)
    .select((of) => [
      'communities.id',
      'communities.slug',
      'communities.name',
      'communities.address',
      of('bookmarks.id', 'is not', null).$castTo<boolean>().as('bookmarked'),
      sql<number>`row_number() over (order by bookmarks.id is null, communities.name, communities.id)`.as(
        'place',
      ),
    ])
    .$if(given('communityId'), (query) => query.where('communities.id', '=', param('communityId')))
    .orderBy('place')
    .limit(mostListed + 1);
