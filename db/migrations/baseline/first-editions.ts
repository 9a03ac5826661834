import { demoEditions as editions } from '../../content/newsletters/index.ts';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const json = (value: object) => `${literal(JSON.stringify(value))}::jsonb`;

const insertEdition = ({ slug, year, month, coverUrl, en, fr }: (typeof editions)[number]) => {
  const texts = [en.title, en.season, en.standfirst, coverUrl, en.coverAlt].map(literal);
  const published = `make_timestamptz(${year}, ${month}, 1, 14, 0, 0, 'UTC')`;
  return `insert into "newsletter_editions" (
  "id", "slug", "year", "month", "title", "season", "standfirst", "cover_url", "cover_alt",
  "sections", "language", "translation", "status", "published_at", "created_at", "updated_at"
) values (
  gen_random_uuid(), ${literal(slug)}, ${year}, ${month}, ${texts.join(', ')},
  ${json(en.sections)}, 'en', ${json(fr)}, 'PUBLISHED', ${published}, ${published}, ${published}
);`;
};

/** Newsletters for every database. 20261125000012 takes them out of a new one again: they come on request. */
export const firstEditions = editions.map(insertEdition).join('\n');
