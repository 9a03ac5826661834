import { compiledRead, type Params } from '#app/lib/db/read.server.ts';

/** What is offered in a community, newest first. Guards nothing itself. */
export const newestListings = compiledRead(
  (db, { param }: Params<{ communityId: string; limit: number }>) =>
    db
      .selectFrom('listings')
      .select(['id', 'title', 'language', 'price', 'category', 'images'])
      .where('community', '=', param('communityId'))
      .where('status', '=', 'PUBLISHED')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(param('limit')),
);
