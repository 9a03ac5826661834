import { sql } from 'kysely';
import type { Language, PostType } from '#db/enums.ts';
import { lastDecision } from '#app/features/posts/posts/decisions/verdict.server.ts';
import { postTableNames } from '#app/features/posts/posts/kinds.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { readingOrder } from '#app/lib/db/read-page.ts';
import {
  changeColumn,
  editColumns,
  leftToOthers,
  ownColumns,
  type Change,
} from './queue-columns.server.ts';
import { editKeys, postKeys, type QueueParams } from './queue-keys.server.ts';

/** A page of the queue, of some kinds of posts: those that wait, and edits beside published ones. */
export const queueRead = (types: PostType[]) =>
  compiledRead((db, params: Params<QueueParams>) => {
    const { direction } = readingOrder('desc', params.given('back'));
    const waiting = types
      .flatMap((type) => [pendingPosts(db, type, params), pendingEdits(db, type, params)])
      // In its order, so that the page reads of each kind only as much as it shows.
      .map((query) => query.orderBy('first.createdAt', direction).orderBy('first.id', direction))
      .map((query) => db.selectFrom(query.as('kind')).selectAll('kind'))
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

const pendingPosts = (db: Db, type: PostType, params: Params<QueueParams>) =>
  db
    .selectFrom(postKeys(type, params).as('first'))
    .innerJoin(`${postTableNames[type]} as post`, 'post.id', 'first.id')
    .select([
      sql<PostType>`${sql.lit(type)}`.as('type'),
      'post.id',
      'post.version',
      'post.title',
      'post.description',
      'post.language',
      'post.images',
      'first.createdAt',
      sql<string>`post.author_id`.as('author'),
      sql<string>`post.community_id`.as('community'),
      leftToOthers(params.param('actorId')).as('leftToOthers'),
      sql<Change | null>`null::jsonb`.as('change'),
      lastDecision(type, sql.ref('post.id')).as('decision'),
      ...ownColumns[type],
    ]);

/** The edits of one kind that wait beside their published posts, in the same columns. */
const pendingEdits = (db: Db, type: PostType, params: Params<QueueParams>) =>
  db
    .selectFrom(editKeys(type, params).as('first'))
    .innerJoin('post_revisions as revision', 'revision.id', 'first.revision')
    .innerJoin(`${postTableNames[type]} as post`, 'post.id', 'first.id')
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
      'first.createdAt',
      sql<string>`post.author_id`.as('author'),
      sql<string>`post.community_id`.as('community'),
      leftToOthers(params.param('actorId')).as('leftToOthers'),
      changeColumn[type].as('change'),
      lastDecision(type, sql.ref('post.id')).as('decision'),
      ...editColumns[type],
    ]);
