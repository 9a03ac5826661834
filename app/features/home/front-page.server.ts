import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { toArticleCard, type ArticleCard } from '#app/features/articles/queries.server.ts';
import { residentRoles } from '#app/features/communities/policy.ts';
import { toEventCard, usualHours, type EventCard } from '#app/features/events/queries.server.ts';
import { issuePathOf } from '#app/features/newsletters/city-issues.server.ts';
import {
  runningPlacements,
  toPlacement,
  type Placement,
} from '#app/features/sponsors/queries.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';

/** What anybody reads on the home page, and how many residents there are. */
export interface FrontPage {
  /** Of one community, or of the whole city. */
  residents: number;
  events: EventCard[];
  articles: ArticleCard[];
  issues: IssueTile[];
  placements: Placement[];
}

export interface IssueTile {
  id: string;
  title: string;
  year: number;
  /** From 1 to 12. */
  month: number;
  cover: string | null;
  path: string;
}

/** The front page, in one query; the residents are those of one community when an id is given. */
export async function frontPage(em: Em, communityId: string | null): Promise<FrontPage> {
  const front = await kysely(em)
    .selectNoFrom([
      residentCount(em, communityId).$asScalar().$notNull().as('residents'),
      jsonArrayFrom(upcomingEvents(em)).as('events'),
      jsonArrayFrom(latestArticles(em)).as('articles'),
      jsonArrayFrom(cityIssues(em)).as('issues'),
      jsonArrayFrom(runningPlacements(em, 'home')).as('placements'),
    ])
    .executeTakeFirstOrThrow();
  return {
    residents: front.residents,
    events: front.events.map(toEventCard),
    articles: front.articles.map(toArticleCard),
    issues: front.issues.map(({ pdfUrl, ...issue }) => ({ ...issue, path: issuePathOf(pdfUrl) })),
    placements: front.placements.map(toPlacement),
  };
}

const residentCount = (em: Em, communityId: string | null) =>
  kysely(em)
    .selectFrom('user_communities as membership')
    .innerJoin('users', 'users.id', 'membership.user')
    .select(sql<number>`count(distinct users.id)::int`.as('count'))
    .where('users.role', 'in', residentRoles)
    .$if(communityId !== null, (query) =>
      query.where('membership.community', '=', communityId as string),
    );

// JSON takes the names of the database's columns, except those with an alias.

const upcomingEvents = (em: Em) =>
  kysely(em)
    .selectFrom('city_events')
    .select([
      'id',
      'slug',
      'title',
      'startDate as startDate',
      'endDate as endDate',
      'location',
      'images',
      'featured',
    ])
    .where(
      sql<Date>`coalesce(end_date, start_date + make_interval(hours => ${usualHours}))`,
      '>=',
      sql<Date>`now()`,
    )
    .orderBy('startDate')
    .orderBy('id')
    .limit(5);

const latestArticles = (em: Em) =>
  kysely(em)
    .selectFrom('editorial_articles')
    .select([
      'id',
      'slug',
      'title',
      'excerpt',
      'author',
      'publishedAt as publishedAt',
      'coverImageUrl as coverImageUrl',
    ])
    .where('section', '=', 'LIFESTYLE')
    .where('publishedAt', '<=', sql<Date>`now()`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(4);

const cityIssues = (em: Em) =>
  kysely(em)
    .selectFrom('newsletter_issues')
    .select(['id', 'title', 'year', 'month', 'coverImageUrl as cover', 'pdfUrl as pdfUrl'])
    .where('community', 'is', null)
    .where('publishedAt', '<=', sql<Date>`now()`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(6);
