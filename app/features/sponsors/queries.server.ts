import sanitizeHtml from 'sanitize-html';
import { sql, type Expression } from 'kysely';
import type { AdPosition, Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import type { Db } from '#app/lib/db/kysely.server.ts';

/** A sponsor's card: `html` holds nothing but p, strong, em and br. */
export interface Placement {
  id: string;
  language: Language;
  html: string;
  picture: string | null;
  link: string | null;
}

/** The most cards that a slot shows. */
export const maxPlacements = 2;

/** The placements that run now in a position, the newest first; at most two. */
export async function placementsIn(em: Em, position: AdPosition): Promise<Placement[]> {
  const rows = await placementsAt(em, { position });
  return rows.map(toPlacement);
}

const placementsAt = compiledRead((db, { param }: Params<{ position: AdPosition }>) =>
  runningPlacements(db, param('position')),
);

/**
 * The query of `placementsIn`, for pages that read more in the same statement. The aliases give
 * JSON made of it the names that `toPlacement` reads.
 */
export const runningPlacements = (db: Db, position: AdPosition | Expression<AdPosition>) => {
  const now = sql<Date>`now()`;
  return db
    .selectFrom('ad_placements')
    .select(['id', 'language', 'html', 'imageUrl as imageUrl', 'linkUrl as linkUrl'])
    .where('position', '=', position)
    .where('status', '=', 'PUBLISHED')
    .where('startAt', '<=', now)
    .where('endAt', '>=', now)
    .orderBy('startAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxPlacements);
};

/** What may be shown of a placement, whatever its row holds. */
export function toPlacement({
  id,
  language,
  html,
  imageUrl,
  linkUrl,
}: {
  id: string;
  language: Language;
  html: string | null;
  imageUrl: string | null;
  linkUrl: string | null;
}): Placement {
  return {
    id,
    language,
    html: cleanCard(html ?? ''),
    picture: imageUrl && isPicture(imageUrl) ? imageUrl : null,
    link: linkUrl?.startsWith('https://') ? linkUrl : null,
  };
}

/** What may stay of a card's HTML. */
export const cleanCard = (html: string): string =>
  sanitizeHtml(html, { allowedTags: ['p', 'strong', 'em', 'br'], allowedAttributes: {} });

/** A path of our own, or a picture that another site serves over https. */
const isPicture = (address: string) =>
  /^\/(?![/\\])/.test(address) || address.startsWith('https://');
