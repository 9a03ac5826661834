import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#db/enums.ts';
import { notOver } from '#app/features/posts/basics/over.server.ts';
import type { AudienceOf } from '#app/features/noticeboard/notices/audience/audience.ts';
import type { Happens } from '#app/features/noticeboard/notices/happens.ts';
import {
  happensColumns,
  happensOf,
  isNotExpired,
  isOut,
} from '#app/features/noticeboard/notices/row.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { DigestSort } from './sorts.ts';

/** Something new in a building. */
export interface NewItem {
  sort: DigestSort;
  id: string;
  /** Null for what nobody in the building wrote. */
  authorId: string | null;
  /** When the building could first see it. */
  at: Date;
  language: Language;
  title: string;
  translation: { title: string } | null;
  /** Of an activity. */
  when: Date | null;
  /** Of a notice about something that happens on a day. */
  happens: Happens | null;
  /** Of a thing for sale, in cents. */
  price: number | null;
  /** Who it is for; null for everyone. */
  audience: AudienceOf | null;
}

/** A building with what is new in it, the newest first. */
export interface NewInBuilding {
  id: string;
  slug: string;
  name: string;
  items: NewItem[];
}

/** Of each sort, a building's digest knows of this many at most. */
const mostKnown = 200;

/**
 * What is new in every building between two moments, by the building’s id: five statements, however many people read
 * it.
 */
export async function newInBuildings(
  em: Em,
  since: Date,
  until: Date,
): Promise<Map<string, NewInBuilding>> {
  const found = [
    ...(await newPosts(em, 'LISTING', since, until)),
    ...(await newPosts(em, 'ACTIVITY', since, until)),
    ...(await newIssues(em, since, until)),
    ...(await newNotices(em, since, until)),
  ];
  const items = Map.groupBy(found, ({ communityId }) => communityId);
  if (items.size === 0) return new Map();
  const open = await kysely(em)
    .selectFrom('communities')
    .select(['id', 'slug', 'name'])
    .where('id', 'in', [...items.keys()])
    .where('openedAt', 'is not', null)
    .execute();
  return new Map(
    open.map((community) => {
      const own = (items.get(community.id) ?? []).map(({ communityId: _, ...item }) => item);
      own.sort((one, other) => other.at.getTime() - one.at.getTime());
      return [community.id, { ...community, items: own }];
    }),
  );
}

type Found = NewItem & { communityId: string };

/** Posts that the log says were published for the first time then, and that still are. */
async function newPosts(
  em: Em,
  type: 'LISTING' | 'ACTIVITY',
  since: Date,
  until: Date,
): Promise<Found[]> {
  const isListing = type === 'LISTING';
  const isStillAhead = isListing ? sql`true` : notOver;
  const { rows } = await sql<PostRow>`
    select post.community_id as "communityId", post.id, post.author_id as "authorId", post.title,
      post.language, event.created_at as at,
      ${isListing ? sql`null` : sql`post."when"`} as "when", ${isListing ? sql`post.price` : sql`null`} as price,
      ${rankIn(sql`post.community_id`, sql`event.created_at`)} as place
    from moderation_events as event
    join ${sql.table(isListing ? 'listings' : 'activities')} as post on post.id = event.subject_id
    where event.subject_type = ${type} and event.to_status = 'PUBLISHED'
      and event.undone_at is null
      and event.created_at > ${since} and event.created_at <= ${until}
      and post.status = 'PUBLISHED' and ${isStillAhead}
      and not exists (select from moderation_events as earlier
        where earlier.subject_type = event.subject_type and earlier.subject_id = event.subject_id
          and earlier.to_status = 'PUBLISHED' and earlier.undone_at is null
          and (earlier.created_at, earlier.id) < (event.created_at, event.id))`.execute(kysely(em));
  // The embedded database gives the moments of such a statement as texts.
  return known(rows).map((row) => ({
    ...{ ...row, sort: type, translation: null, happens: null, audience: null },
    at: new Date(row.at),
    when: row.when === null ? null : new Date(row.when),
  }));
}

interface PostRow extends Pick<Found, 'communityId' | 'id' | 'authorId' | 'title' | 'language'> {
  at: Date | string;
  when: Date | string | null;
  price: number | null;
  place: number;
}

async function newIssues(em: Em, since: Date, until: Date): Promise<Found[]> {
  const rows = await kysely(em)
    .selectFrom('newsletter_issues as issue')
    .select([
      'issue.community as communityId',
      'issue.id',
      'issue.title',
      'issue.language',
      'issue.publishedAt as at',
      sql<{ title: string } | null>`issue.translation`.as('translation'),
      rankIn(sql`issue.community_id`, sql`issue.published_at`).as('place'),
    ])
    .where('issue.community', 'is not', null)
    .where('issue.publishedAt', '>', since)
    .where('issue.publishedAt', '<=', until)
    .execute();
  return known(rows).flatMap(({ communityId, ...row }) =>
    communityId
      ? {
          ...{ ...row, communityId, sort: 'NEWSLETTER' as const },
          ...{ authorId: null, when: null, happens: null, price: null, audience: null },
          at: new Date(row.at),
        }
      : [],
  );
}

async function newNotices(em: Em, since: Date, until: Date): Promise<Found[]> {
  const rows = await kysely(em)
    .selectFrom('condo_notices as notice')
    .select([
      'notice.community as communityId',
      'notice.id',
      'notice.author as authorId',
      'notice.title',
      'notice.language',
      'notice.publishedAt as at',
      'notice.audience',
      'notice.audienceFloors',
      'notice.audienceUnitKeys',
      ...happensColumns,
      sql<{ title: string } | null>`notice.translation - 'content'`.as('translation'),
      rankIn(sql`notice.community_id`, sql`notice.published_at`).as('place'),
    ])
    .where(isOut)
    .where(isNotExpired)
    .where('notice.publishedAt', '>', since)
    .where('notice.publishedAt', '<=', until)
    .execute();
  return known(rows).map((row) => {
    const { audience, audienceFloors, audienceUnitKeys, ...notice } = row;
    return {
      ...{ ...notice, sort: 'NOTICE' as const, when: null, price: null },
      happens: happensOf(row),
      at: new Date(row.at ?? until),
      audience: { audience, audienceFloors, audienceUnitKeys },
    };
  });
}

/** Where a row stands among those of its building, from the newest. */
const rankIn = (community: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(row_number() over (partition by ${community} order by ${at} desc))::int`;

const known = <Row extends { place: number }>(rows: Row[]): Omit<Row, 'place'>[] =>
  rows.flatMap(({ place, ...row }) => (place > mostKnown ? [] : row));
