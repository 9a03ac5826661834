import { sql, type RawBuilder } from 'kysely';
import { postTypes, type Category, type Language, type PostType } from '#db/enums.ts';
import type { PostFields } from '#app/features/posts/posts/changes/post-fields.server.ts';
import { lastDecision } from '#app/features/posts/posts/decisions/verdict.server.ts';
import { postTableNames } from '#app/features/posts/posts/kinds.server.ts';
import { readingOrder } from '#app/lib/db/read-page.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { editKeys, leftToOthers, postKeys, type QueueParams } from './queue-keys.server.ts';

/** A page of the queue, of some kinds of posts: pending ones, and pending edits of published ones. */
export const queueRead = (types: PostType[]) =>
  compiledRead((db, params: Params<QueueParams>) => {
    const { direction } = readingOrder('desc', params.given('back'));
    const waiting = types
      .flatMap((type) => [pendingPosts(db, type, params), pendingEdits(db, type, params)])
      // Sorted, so that no more of each kind is read than a page shows.
      .map((query) => query.orderBy('first.createdAt', direction).orderBy('first.id', direction))
      .map((query) => db.selectFrom(query.as('kind')).selectAll('kind'))
      .reduce((all, query) => all.unionAll(query));
    return db
      .selectFrom(waiting.as('post'))
      .innerJoin('users as author', 'author.id', 'post.author')
      .innerJoin('communities', 'communities.id', 'post.community')
      .selectAll('post')
      .select(['author.name as authorName', 'communities.name as communityName'])
      .select(
        sql<string | null>`(select condo_unit from user_communities where user_id = post.author
          and community_id = post.community and state = 'CONFIRMED')`.as('unit'),
      )
      .select([authorPosts.as('authorPosts'), authorRejected.as('authorRejected')])
      .orderBy('post.createdAt', direction)
      .orderBy('post.id', direction)
      .limit(params.param('limit'));
  });

/** The posts of an entry's author in its community. */
const ofAuthor = sql`(
  select id from listings where author_id = post.author and community_id = post.community
  union all
  select id from activities where author_id = post.author and community_id = post.community)`;

const authorPosts = sql<number>`(select count(*)::int from ${ofAuthor} as own)`;
/** How many of them were ever rejected; a rejected edit counts for none. */
const authorRejected = sql<number>`(
  select count(*)::int from ${ofAuthor} as own where exists (
    select from moderation_events event
    where event.subject_type in (${sql.join(postTypes.map((type) => sql.lit(type)))})
      and event.subject_id = own.id and event.action = 'REJECT'
      and event.snapshot->>'ofRevision' is null and event.undone_at is null))`;

/** The columns that pending posts and edits have alike. */
const entryColumns = (type: PostType, { param }: Params<QueueParams>) =>
  [
    sql<PostType>`${sql.lit(type)}`.as('type'),
    'post.id',
    'post.version',
    'first.createdAt',
    sql<string>`post.author_id`.as('author'),
    sql<string>`post.community_id`.as('community'),
    leftToOthers(param('actorId')).as('leftToOthers'),
    lastDecision(type, sql.ref('post.id')).as('decision'),
  ] as const;

const pendingPosts = (db: Db, type: PostType, params: Params<QueueParams>) =>
  db
    .selectFrom(postKeys(type, params).as('first'))
    .innerJoin(`${postTableNames[type]} as post`, 'post.id', 'first.id')
    .select([
      ...entryColumns(type, params),
      'post.title',
      'post.description',
      'post.language',
      'post.images',
      sql<Change | null>`null::jsonb`.as('change'),
      ...postColumns[type],
    ]);

/** The pending edits of published posts, in the same columns. */
const pendingEdits = (db: Db, type: PostType, params: Params<QueueParams>) =>
  db
    .selectFrom(editKeys(type, params).as('first'))
    .innerJoin('post_revisions as revision', 'revision.id', 'first.revision')
    .innerJoin(`${postTableNames[type]} as post`, 'post.id', 'first.id')
    .select([
      ...entryColumns(type, params),
      sql<string>`revision.fields->>'title'`.as('title'),
      sql<string>`revision.fields->>'description'`.as('description'),
      sql<Language>`revision.fields->>'language'`.as('language'),
      sql<string[]>`array(select jsonb_array_elements_text(revision.fields->'images'))`.as(
        'images',
      ),
      changeColumn[type].as('change'),
      ...editColumns[type],
    ]);

/** A published post and its pending edit. */
export interface Change {
  before: PostFields;
  after: PostFields;
}

const changeOf = (...own: RawBuilder<unknown>[]) => sql<Change | null>`jsonb_build_object(
  'before', jsonb_build_object('title', title, 'description', description,
    'contactEmail', contact_email, 'language', language, 'images', images, ${sql.join(own)}),
  'after', revision.fields)`;

const changeColumn = {
  LISTING: changeOf(sql`'price', price, 'category', category, 'condition', condition`),
  ACTIVITY: changeOf(
    sql`'when', "when", 'endsAt', ends_at, 'place', place, 'capacity', capacity, 'tags', tags`,
  ),
};

type OwnColumn = 'price' | 'when' | 'endsAt' | 'place' | 'category' | 'tag';

/** The columns that only one kind has, in the order that the union needs. */
const ownColumns = (own: Partial<Record<OwnColumn, RawBuilder<unknown>>>) => [
  sql<number | null>`${own.price ?? sql`null::int`}`.as('price'),
  sql<Date | null>`${own.when ?? sql`null::timestamptz`}`.as('when'),
  sql<Date | null>`${own.endsAt ?? sql`null::timestamptz`}`.as('endsAt'),
  sql<string | null>`${own.place ?? sql`null::text`}`.as('place'),
  sql<Category | null>`${own.category ?? sql`null::text`}`.as('category'),
  sql<string | null>`${own.tag ?? sql`null::text`}`.as('tag'),
];

const postColumns = {
  LISTING: ownColumns({ price: sql`price`, category: sql`category` }),
  ACTIVITY: ownColumns({
    when: sql`"when"`,
    endsAt: sql`ends_at`,
    place: sql`place`,
    tag: sql`tags[1]`,
  }),
};

/** The same of a pending edit. */
const editColumns = {
  LISTING: ownColumns({
    price: sql`(revision.fields->>'price')::int`,
    category: sql`revision.fields->>'category'`,
  }),
  ACTIVITY: ownColumns({
    when: sql`(revision.fields->>'when')::timestamptz`,
    endsAt: sql`(revision.fields->>'endsAt')::timestamptz`,
    place: sql`revision.fields->>'place'`,
    tag: sql`revision.fields->'tags'->>0`,
  }),
};
