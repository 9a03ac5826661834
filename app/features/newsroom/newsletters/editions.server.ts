import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { runningPlacements } from '#app/features/newsroom/sponsors/queries.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';

const mostIssues = 200;

/** The published issues, the current one first. JSON takes the columns' aliases for names. */
export const publishedEditions = (db: Db) =>
  db
    .selectFrom('newsletter_editions')
    .where('status', '=', 'PUBLISHED')
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc');

const links = (db: Db) =>
  publishedEditions(db)
    .select([
      'slug',
      'language',
      'title',
      sql<{ title: string } | null>`translation - 'sections' - 'standfirst'`.as('translation'),
      'year',
      'month',
      'coverUrl as coverUrl',
    ])
    .limit(mostIssues);

/** Every published issue, the current one first; one query. */
export const editionLinks = compiledRead((db) => links(db));
export type EditionLinkRow = Awaited<ReturnType<typeof editionLinks>>[number];

/** The slug of the issue that /newsletter shows, as a part of another query. */
export const currentSlug = (db: Db) => publishedEditions(db).select('slug').limit(1);

const columns = [
  'slug',
  'language',
  'title',
  'season',
  'standfirst',
  'coverUrl as coverUrl',
  'coverAlt as coverAlt',
  'sections',
  'translation',
  'year',
  'month',
  'version',
] as const;

/** An issue that anybody may read: a published one, or one that is only kept at its address. */
export const publicEdition = compiledRead((db, { param }: Params<{ slug: string }>) =>
  publicEditions(db).where('slug', '=', param('slug')),
);

export type EditionRow = Awaited<ReturnType<typeof publicEdition>>[number];

const publicEditions = (db: Db) =>
  db.selectFrom('newsletter_editions').select(columns).where('status', '!=', 'DRAFT');

/**
 * All that an issue's page shows, in one query: by slug, by id for the editor, or the current
 * issue.
 */
export const editionPageRows = compiledRead(
  (db, { param, given }: Params<{ slug?: string; id?: string }>) =>
    db.selectNoFrom([
      jsonArrayFrom(
        given('id')
          ? db.selectFrom('newsletter_editions').select(columns).where('id', '=', param('id'))
          : publicEditions(db).where(
              'slug',
              '=',
              given('slug') ? param('slug') : currentSlug(db).$asScalar().$notNull(),
            ),
      ).as('editions'),
      jsonArrayFrom(links(db)).as('links'),
      jsonArrayFrom(runningPlacements(db, 'newsletter')).as('placements'),
    ]),
);
