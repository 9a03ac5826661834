import { sql, type RawBuilder } from 'kysely';
import type { PostType } from '#db/enums.ts';
import { otherModerators } from '#app/features/posts/posts/decisions/who-decides.server.ts';
import { postTableNames } from '#app/features/posts/posts/kinds.server.ts';
import type { Params } from '#app/lib/db/read.server.ts';
import { mostRead, readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';
import { firstInEach } from '../first-in-each.server.ts';
import type { Moderated } from '../access.server.ts';

export interface QueueParams extends Moderated, ReadFrom {
  actorId: string;
  /** True to leave out what the actor cannot decide. */
  mineToDecide: true | null;
}

/** Keeps every page of the queue within 20 kB of HTML and CSS, gzip. */
export const queuePageSize = 6;

interface PostKey {
  /** Of the post. */
  id: string;
  createdAt: Date;
}

interface EditKey extends PostKey {
  revision: string;
}

/** The posts of one kind that a page may need. Costly columns are read for these alone. */
export const postKeys = (type: PostType, params: Params<QueueParams>): RawBuilder<PostKey> =>
  firstInEach(
    params,
    orderOf(params),
    (isHere) => sql<PostKey>`
      select id, created_at from ${sql.table(postTableNames[type])} as post
      where status = 'PENDING' and ${isHere} and ${isFrom(params, sql`(created_at, id)`)}
        and ${isMine(params)}`,
  );

/** The pending edits of published posts of one kind that it may need. */
export const editKeys = (type: PostType, params: Params<QueueParams>): RawBuilder<EditKey> =>
  firstInEach(
    params,
    orderOf(params),
    (isHere) => sql<EditKey>`
      select post_id as id, created_at, id as revision from post_revisions as post
      where post_type = ${sql.lit(type)} and status = 'PENDING' and post_is_published and ${isHere}
        and ${isFrom(params, sql`(created_at, post_id)`)} and ${isMine(params)}`,
  );

const orderOf = ({ given }: Params<QueueParams>) => ({
  direction: readingOrder('desc', given('back')).direction,
  limit: mostRead(queuePageSize),
});

const isFrom = ({ param, given }: Params<QueueParams>, key: RawBuilder<unknown>) => {
  const operator = sql.raw(readingOrder('desc', given('back')).operator);
  return given('at')
    ? sql`${key} ${operator} (${param('at')}::timestamptz, ${param('id')}::uuid)`
    : sql`true`;
};

const isMine = ({ param, given }: Params<QueueParams>) =>
  given('mineToDecide') ? sql`not ${leftToOthers(param('actorId'))}` : sql`true`;

/** Whether a post is the actor's own and somebody else can decide. */
export const leftToOthers = (actorId: RawBuilder<string>) =>
  sql<boolean>`(post.author_id = ${actorId}::uuid and ${otherModerators(actorId, sql`post.community_id`)})`;
