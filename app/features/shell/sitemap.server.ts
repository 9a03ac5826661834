import { guides } from '#app/features/guides/content/index.ts';
import { cityIssues } from '#app/features/newsletters/city-issues.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';

/** The most of one kind that the map names: the newest. */
const mostOfAKind = 1000;

interface Place {
  path: string;
  /** When it last changed, ISO 8601; null where nobody keeps that. */
  changedOn: string | null;
}

/** What of a table is public: where it stands, and when it changed. */
const kinds = [
  `select '/articles/' || slug as path, published_at as changed
     from editorial_articles where published_at <= now() order by published_at desc, id desc`,
  `select '/events/' || slug, created_at from city_events order by start_date desc, id desc`,
  `select '/listings/' || id, updated_at
     from listings where status = 'PUBLISHED' order by created_at desc, id desc`,
  `select '/activities/' || id, updated_at
     from activities where status = 'PUBLISHED' order by created_at desc, id desc`,
];

/**
 * Every address that anybody may read, in the XML of sitemaps.org: the pages that are always
 * there, and the newest thousand of each kind of thing, in one query.
 */
export async function sitemap(em: Em, origin: string): Promise<string> {
  const rows = await em.execute<{ path: string; changed: Date | string }[]>(
    kinds.map((select) => `(${select} limit ${mostOfAKind})`).join(' union all '),
  );
  const lasting = ['/', '/newsletter/archives', ...guides.map(({ slug }) => `/${slug}`)];
  const places: Place[] = [
    ...[...lasting, ...cityIssues().map(({ path }) => path)].map((path) => ({
      path,
      changedOn: null,
    })),
    ...rows.map(({ path, changed }) => ({ path, changedOn: new Date(changed).toISOString() })),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.map((place) => entry(origin, place)).join('\n')}
</urlset>
`;
}

const entry = (origin: string, { path, changedOn }: Place) =>
  `<url><loc>${escaped(origin + encodeURI(path))}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/'/g, '&apos;');
