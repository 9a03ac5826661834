import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EditorialArticle } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { activitiesThisMonth } from '#app/features/posts/activities/queries.server.ts';
import { toArticleCard, type ArticleCard } from '#app/features/newsroom/articles/queries.server.ts';
import { residentCount } from '#app/features/communities/communities/queries.server.ts';
import {
  cityFigure,
  cityFiguresAt,
} from '#app/features/communities/figures/city-figures.server.ts';
import {
  toEventCard,
  upcomingEvents,
  type EventCard,
} from '#app/features/newsroom/events/queries.server.ts';
import { issuePath } from '#app/features/newsroom/newsletters/city-issues.server.ts';
import { currentSlug } from '#app/features/newsroom/newsletters/editions.server.ts';
import {
  runningPlacements,
  toPlacement,
  type Placement,
} from '#app/features/newsroom/sponsors/queries.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { type Locale, sideFor, type TwoSided } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What anybody reads on the home page, and how many residents there are. */
export interface FrontPage {
  /** Of one community, or of the whole city. */
  residents: number;
  /** The same, starting in the present month. */
  activitiesThisMonth: number;
  /** Posts, joins and sign-ups of the last seven days in the whole city; null for one community. */
  cityActivity: number | null;
  /** When the figures of the whole city were counted, in ISO 8601; null for just now. */
  countedAt: string | null;
  events: EventCard[];
  articles: ArticleCard[];
  issues: IssueTile[];
  placements: Placement[];
}

export interface IssueTile {
  id: string;
  /** Of the title. */
  language: Language;
  title: string;
  year: number;
  /** From 1 to 12. */
  month: number;
  cover: string | null;
  /** Its page; the PDF where it is the issue of a community, whose name this is. */
  path: string;
  community: string | null;
}

const mostIssues = 6;
/** How many of the issues are the viewer's own, so that the city's stay on the page. */
const mostOwnIssues = 2;

/**
 * The front page, in one query. The residents are those of the viewer's first community, or of the
 * whole city for somebody without any.
 */
export async function frontPage(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  communityIds: string[],
): Promise<FrontPage> {
  const [front] = await frontPageRows(em, { first: communityIds[0] ?? null, own: communityIds });
  if (!front) throw new Error('A query without tables returned no row');
  const current = front.currentIssue ?? '';
  return {
    residents: front.residents,
    activitiesThisMonth: front.activities,
    cityActivity: front.cityActivity,
    countedAt: front.countedAt,
    events: front.events.map((row) => toEventCard(locale, row)),
    articles: front.articles.map((row) => toArticleCard(locale, row)),
    issues: [...front.ownIssues, ...front.cityIssues]
      .slice(0, mostIssues)
      .map(({ pdfUrl, edition, translation, ...issue }) => ({
        ...issue,
        ...titleOf(locale, { ...issue, translation }),
        path: issue.community === null ? issuePath(edition ?? current, current) : pdfUrl,
      })),
    placements: front.placements.map(toPlacement),
  };
}

const titleOf = (locale: Locale, row: TwoSided<{ title: string }> & { title: string }) => {
  const { language, title } = sideFor(locale, row);
  return { language, title };
};

interface FrontPageParams {
  /** The viewer's first community. */
  first: string | null;
  /** All of the viewer's communities. */
  own: string[];
}

const frontPageRows = compiledRead((db, params: Params<FrontPageParams>) =>
  db.selectNoFrom([
    ...(params.given('first') ? communityFigures(db, params) : cityFigures),
    jsonArrayFrom(homeEvents(db)).as('events'),
    jsonArrayFrom(latestArticles(db)).as('articles'),
    currentSlug(db).$asScalar().as('currentIssue'),
    jsonArrayFrom(ownIssues(db, params)).as('ownIssues'),
    jsonArrayFrom(cityIssues(db)).as('cityIssues'),
    jsonArrayFrom(runningPlacements(db, 'home')).as('placements'),
  ]),
);

const cityFigures = [
  cityFigure('residents').as('residents'),
  cityFigure('activitiesThisMonth').as('activities'),
  cityFigure('weeklyActivity').$castTo<number | null>().as('cityActivity'),
  cityFiguresAt(['residents', 'activitiesThisMonth', 'weeklyActivity']).as('countedAt'),
] as const;

const communityFigures = (db: Db, params: Params<FrontPageParams>) =>
  [
    residentCount(params.param('first')).as('residents'),
    activitiesThisMonth(db)
      .where('community', '=', params.param('first'))
      .$asScalar()
      .$notNull()
      .as('activities'),
    sql<number | null>`null::int`.as('cityActivity'),
    sql<string | null>`null::text`.as('countedAt'),
  ] as const;

// JSON takes the names of the database's columns, except those with an alias.

/** The featured event that comes first, wherever it is in the calendar, and the soonest others. */
const homeEvents = (db: Db) =>
  upcomingEvents(db)
    .orderBy((of) =>
      of(
        'id',
        'is distinct from',
        upcomingEvents(db)
          .clearSelect()
          .select('id')
          .where('featured', '=', true)
          .orderBy('startDate')
          .orderBy('id')
          .limit(1),
      ),
    )
    .orderBy('startDate')
    .orderBy('id')
    .limit(5);

const latestArticles = (db: Db) =>
  db
    .selectFrom('editorial_articles')
    .select([
      'id',
      'slug',
      'language',
      'title',
      'excerpt',
      'author',
      'publishedAt as publishedAt',
      'coverImageUrl as coverImageUrl',
      sql<EditorialArticle['translation']>`translation - 'content'`.as('translation'),
    ])
    .where('section', '=', 'LIFESTYLE')
    .where('status', '=', 'PUBLISHED')
    .where('publishedAt', '<=', sql<Date>`now()`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(4);

const issues = (db: Db) =>
  db
    .selectFrom('newsletter_issues as issue')
    .leftJoin('communities', 'communities.id', 'issue.community')
    .leftJoin('newsletter_editions as edition', (join) =>
      join.on('issue.pdfUrl', '=', sql<string>`'/newsletter/' || edition.slug || '.pdf'`),
    )
    .select([
      'issue.id',
      'issue.language',
      'issue.title',
      'issue.translation',
      'issue.year',
      'issue.month',
      'issue.coverImageUrl as cover',
      'issue.pdfUrl as pdfUrl',
      'communities.name as community',
      'edition.slug as edition',
    ])
    .where('issue.publishedAt', '<=', sql<Date>`now()`)
    .orderBy('issue.publishedAt', 'desc')
    .orderBy('issue.id', 'desc');

const cityIssues = (db: Db) => issues(db).where('issue.community', 'is', null).limit(mostIssues);

/** The newest issues of the viewer's own communities; none for a visitor. */
const ownIssues = (db: Db, { param }: Params<FrontPageParams>) =>
  issues(db)
    .where((of) => of('issue.community', '=', of.fn.any(param('own'))))
    .limit(mostOwnIssues);
