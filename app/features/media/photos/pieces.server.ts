import { sql } from 'kysely';

/**
 * Everything of the editor's that can show photos, as a table: `id`, whether anybody can read it (`is_public`), and all
 * it says (`words`).
 */
export const allPieces = sql`(
  select id, status <> 'DRAFT' as is_public, one::text as words from newsletter_editions one
  union all select id, true, one::text from newsletter_issues one where community_id is not null
  union all select id, status <> 'DRAFT', one::text from city_events one
  union all select id, status <> 'DRAFT', one::text from editorial_articles one
  union all select id, status = 'PUBLISHED', one::text from ad_placements one)`;
