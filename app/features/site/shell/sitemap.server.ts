import { sql } from 'kysely';
import { guideSlugs } from '#app/features/newsroom/guides/content/index.ts';
import {
  currentSlug,
  publishedEditions,
} from '#app/features/newsroom/newsletters/editions.server.ts';
import { postTableNames } from '#app/features/posts/posts/kinds.server.ts';
import { isReadByAnybody } from '#app/features/posts/posts/readable-posts.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { PostType } from '#db/enums.ts';

/** The sitemap has only the newest pages of each kind. */
const mostOfAKind = 1000;

interface Page {
  path: string;
  /** When it last changed; null where that is unknown. */
  changedAt: Date | null;
}

/**
 * The addresses of every public page, in the XML of sitemaps.org: the fixed pages, and the newest
 * thousand of each other kind, in one query.
 */
export async function sitemap(em: Em, origin: string): Promise<string> {
  const fixed = [
    '/',
    '/events',
    '/newsletter/archives',
    ...guideSlugs.map((slug) => `/${slug}`),
  ].map((path) => ({ path, changedAt: null }));
  const pages: Page[] = [...fixed, ...(await changingPages(em))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => entry(origin, page)).join('\n')}
</urlset>
`;
}

async function changingPages(em: Em): Promise<Page[]> {
  const db = kysely(em);
  const articles = db
    .selectFrom('editorial_articles')
    .select([sql<string>`'/articles/' || slug`.as('path'), 'publishedAt as changedAt'])
    .where('status', '=', 'PUBLISHED')
    .where('publishedAt', '<=', sql<Date>`now()`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfAKind);
  const events = db
    .selectFrom('city_events')
    .select([sql<string>`'/events/' || slug`.as('path'), 'createdAt as changedAt'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfAKind);
  const issues = publishedEditions(db)
    .select([
      sql<string>`'/newsletter' || case slug when ${currentSlug(db)} then '' else '/' || slug end`.as(
        'path',
      ),
      'updatedAt as changedAt',
    ])
    .limit(mostOfAKind);
  const posts = (type: PostType, folder: string) =>
    db
      .selectFrom(postTableNames[type])
      .select([sql<string>`${sql.lit(folder)} || id`.as('path'), 'updatedAt as changedAt'])
      .where('status', '=', 'PUBLISHED')
      .where(isReadByAnybody(sql`community_id`))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(mostOfAKind);
  const rows = await db
    .selectFrom(articles.as('article'))
    .selectAll()
    .unionAll(db.selectFrom(events.as('event')).selectAll())
    .unionAll(db.selectFrom(issues.as('issue')).selectAll())
    .unionAll(db.selectFrom(posts('LISTING', '/listings/').as('listing')).selectAll())
    .unionAll(db.selectFrom(posts('ACTIVITY', '/activities/').as('activity')).selectAll())
    .execute();
  return rows.map(({ path, changedAt }) => ({ path, changedAt: new Date(changedAt) }));
}

const entry = (origin: string, { path, changedAt }: Page) => {
  const address = escaped(origin + encodeURI(path));
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${address}</loc>${changed}</url>`;
};

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/'/g, '&apos;');
