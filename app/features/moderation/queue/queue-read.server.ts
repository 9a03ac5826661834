import { sql } from 'kysely';
import type { Language, PostType } from '#db/enums.ts';
import { lastDecision } from '#app/features/posts/decisions/verdict.server.ts';
import { postTableNames } from '#app/features/posts/kinds.server.ts';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import type { Db } from '#app/lib/db/kysely.server.ts';
import { readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';
import { isModerated, type Moderated } from '../queries.server.ts';
import {
  changeColumn,
  editColumns,
  leftToOthers,
  ownColumns,
  pendingRevisions,
  type Change,
} from './queue-columns.server.ts';

/** Whose queue, and from which key on. */
interface QueueParams extends Moderated, ReadFrom {
  actorId: string;
  /** True for only what the actor can decide. */
  mineToDecide: true | null;
}

/** A page of the queue, of some kinds of posts: those that wait, and edits beside published ones. */
export const queueRead = (types: PostType[]) =>
  compiledRead((db, params: Params<QueueParams>) => {
    const { direction } = readingOrder('desc', params.given('back'));
    const waiting = types
      .flatMap((type) => [pendingPosts(db, type, params), pendingEdits(db, type, params)])
      // Each kind ends after a page, so that what costs much is read for no more rows than that.
      .map((query) =>
        query.orderBy('createdAt', direction).orderBy('id', direction).limit(params.param('limit')),
      )
      .map((query) => db.selectFrom(query.as('first')).selectAll('first'))
      .reduce((all, query) => all.unionAll(query));
    return db
      .selectFrom(waiting.as('post'))
      .innerJoin('users as author', 'author.id', 'post.author')
      .innerJoin('communities', 'communities.id', 'post.community')
      .selectAll('post')
      .select(['author.name as authorName', 'communities.name as communityName'])
      .orderBy('post.createdAt', direction)
      .orderBy('post.id', direction)
      .limit(params.param('limit'));
  });

const pendingPosts = (db: Db, type: PostType, params: Params<QueueParams>) => {
  const { param, given } = params;
  return db
    .selectFrom(`${postTableNames[type]} as post`)
    .select([
      sql<PostType>`${sql.lit(type)}`.as('type'),
      'id',
      'version',
      'title',
      'description',
      'language',
      'images',
      'createdAt',
      sql<string>`post.author_id`.as('author'),
      sql<string>`post.community_id`.as('community'),
      leftToOthers(param('actorId')).as('leftToOthers'),
      sql<Change | null>`null::jsonb`.as('change'),
      lastDecision(type, sql.ref('post.id')).as('decision'),
      ...ownColumns[type],
    ])
    .where('status', '=', 'PENDING')
    .where(isModerated(params))
    .$if(given('at'), (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('createdAt', 'id'),
          readingOrder('desc', given('back')).operator,
          tuple(param('at'), param('id')),
        ),
      ),
    )
    .$if(given('mineToDecide'), (query) => query.where(isMine(params)));
};

/** The edits of one kind that wait beside their published posts, in the same columns. */
const pendingEdits = (db: Db, type: PostType, params: Params<QueueParams>) => {
  const { param, given } = params;
  return db
    .selectFrom(`${postTableNames[type]} as post`)
    .innerJoin(pendingRevisions(db, type, isModerated(params)), 'revision.postId', 'post.id')
    .select([
      sql<PostType>`${sql.lit(type)}`.as('type'),
      'post.id',
      'post.version',
      sql<string>`revision.fields->>'title'`.as('title'),
      sql<string>`revision.fields->>'description'`.as('description'),
      sql<Language>`revision.fields->>'language'`.as('language'),
      sql<string[]>`array(select jsonb_array_elements_text(revision.fields->'images'))`.as(
        'images',
      ),
      'revision.createdAt',
      sql<string>`post.author_id`.as('author'),
      sql<string>`post.community_id`.as('community'),
      leftToOthers(param('actorId')).as('leftToOthers'),
      changeColumn[type].as('change'),
      lastDecision(type, sql.ref('post.id')).as('decision'),
      ...editColumns[type],
    ])
    .where('post.status', '=', 'PUBLISHED')
    .$if(given('at'), (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('revision.createdAt', 'post.id'),
          readingOrder('desc', given('back')).operator,
          tuple(param('at'), param('id')),
        ),
      ),
    )
    .$if(given('mineToDecide'), (query) => query.where(isMine(params)));
};

const isMine = ({ param }: Params<QueueParams>) =>
  sql<boolean>`not ${leftToOthers(param('actorId'))}`;
