import { sql, type RawBuilder } from 'kysely';
import type { Category } from '#db/enums.ts';
import type { PostFields } from '#app/features/posts/posts/changes/post-fields.server.ts';
import { otherModerators } from '#app/features/posts/posts/decisions/who-decides.server.ts';

/** The columns that only one kind has, in one order, for the union of both. */
export const ownColumns = {
  LISTING: [
    sql<number | null>`price`.as('price'),
    sql<Date | null>`null::timestamptz`.as('when'),
    sql<Date | null>`null::timestamptz`.as('endsAt'),
    sql<string | null>`null::text`.as('place'),
    sql<Category | null>`category`.as('category'),
    sql<string | null>`null::text`.as('tag'),
  ],
  ACTIVITY: [
    sql<number | null>`null::int`.as('price'),
    sql<Date | null>`"when"`.as('when'),
    sql<Date | null>`ends_at`.as('endsAt'),
    sql<string | null>`place`.as('place'),
    sql<Category | null>`null::text`.as('category'),
    sql<string | null>`tags[1]`.as('tag'),
  ],
} as const;

/** The same columns of an edit that waits beside its post. */
export const editColumns = {
  LISTING: [
    sql<number | null>`(revision.fields->>'price')::int`.as('price'),
    sql<Date | null>`null::timestamptz`.as('when'),
    sql<Date | null>`null::timestamptz`.as('endsAt'),
    sql<string | null>`null::text`.as('place'),
    sql<Category | null>`revision.fields->>'category'`.as('category'),
    sql<string | null>`null::text`.as('tag'),
  ],
  ACTIVITY: [
    sql<number | null>`null::int`.as('price'),
    sql<Date | null>`(revision.fields->>'when')::timestamptz`.as('when'),
    sql<Date | null>`(revision.fields->>'endsAt')::timestamptz`.as('endsAt'),
    sql<string | null>`revision.fields->>'place'`.as('place'),
    sql<Category | null>`null::text`.as('category'),
    sql<string | null>`revision.fields->'tags'->>0`.as('tag'),
  ],
} as const;

/** What differs between a post and the edit that waits beside it. */
export interface Change {
  before: PostFields;
  after: PostFields;
}

/** The post as it is and as the edit would have it. */
const changeOf = (...own: RawBuilder<unknown>[]) => sql<Change | null>`jsonb_build_object(
  'before', jsonb_build_object('title', title, 'description', description,
    'contactEmail', contact_email, 'language', language, 'images', images, ${sql.join(own)}),
  'after', revision.fields)`;

export const changeColumn = {
  LISTING: changeOf(sql`'price', price, 'category', category, 'condition', condition`),
  ACTIVITY: changeOf(
    sql`'when', "when", 'endsAt', ends_at, 'place', place, 'capacity', capacity, 'tags', tags`,
  ),
};

/** Whether a post is the actor's own and somebody else can decide. */
export const leftToOthers = (actorId: RawBuilder<string>) =>
  sql<boolean>`(post.author_id = ${actorId}::uuid and ${otherModerators(actorId, sql`post.community_id`)})`;
