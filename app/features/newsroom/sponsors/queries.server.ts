import { LRUCache } from 'lru-cache';
import { unbroken, unbrokenPhones } from '#app/lib/unbroken.ts';
import sanitizeHtml from 'sanitize-html';
import { isPictureAddress } from '#app/lib/http/security-headers.server.ts';
import { sql } from 'kysely';
import type { AdPosition, Language } from '#db/enums.ts';
import { compiledRead, type Db } from '#app/lib/db/read.server.ts';

export const maxPlacements = 2;

/** What a card's uploaded picture shows, in its language. */
const imageAlt = sql<string | null>`(
  select case ad_placements.language when 'fr' then photo.alt_fr else photo.alt_en end from photos photo
   where photo.id = substring(ad_placements.image_url
     from '^/photos/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid)`;

/**
 * The query of the placements that run now in a position, the newest first; at most two. The aliases
 * give JSON made of it the names that `toPlacement` reads.
 */
export const runningPlacements = (db: Db, position: AdPosition) => {
  const now = sql<Date>`now()`;
  return db
    .selectFrom('ad_placements')
    .select(['id', 'language', 'html', 'imageUrl as imageUrl', 'linkUrl as linkUrl'])
    .select(imageAlt.as('imageAlt'))
    .where('position', '=', position)
    .where('status', '=', 'PUBLISHED')
    .where('startAt', '<=', now)
    .where('endAt', '>=', now)
    .orderBy('startAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxPlacements);
};

/** The placements that run now beside the hubs. */
export const hubPlacements = compiledRead((db) => runningPlacements(db, 'hub-sidebar'));

/** A sponsor's card: the part of a row that is safe to show. */
export function toPlacement(row: {
  id: string;
  language: Language;
  html: string | null;
  imageUrl?: string | null;
  linkUrl?: string | null;
  imageAlt: string | null;
}) {
  const { id, language, html, imageUrl, linkUrl, imageAlt: alt } = row;
  return {
    id,
    language,
    /** It has no tags but p, strong, em and br. */
    html: unbroken(unbrokenPhones(cleanCard(html ?? ''))),
    picture: imageUrl && isPictureAddress(imageUrl) ? imageUrl : null,
    /** What the picture shows, in the language of the card; empty where nobody said. */
    pictureAlt: alt ?? '',
    link: linkUrl?.startsWith('https://') ? linkUrl : null,
  };
}

export type Placement = ReturnType<typeof toPlacement>;

/** Cleaned cards, because the same few are on every page of a city. */
const cleaned = new LRUCache<string, string>({
  max: 100,
  memoMethod: (html) =>
    sanitizeHtml(html, { allowedTags: ['p', 'strong', 'em', 'br'], allowedAttributes: {} }),
});

/** A card's HTML with its safe tags only. */
export const cleanCard = (html: string): string => cleaned.memo(html);
