import sanitizeHtml from 'sanitize-html';
import { AdPlacement } from '#db/entities/index.ts';
import type { AdPosition } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';

/** A sponsor's card: `html` holds nothing but p, strong, em and br. */
export interface Placement {
  id: string;
  html: string;
  picture: string | null;
  link: string | null;
}

const mostInASlot = 2;

/** The placements that run now in a slot, the newest first; at most two. */
export async function placementsIn(em: Em, position: AdPosition): Promise<Placement[]> {
  const now = new Date();
  const rows = await em.find(
    AdPlacement,
    { position, active: true, startAt: { $lte: now }, endAt: { $gte: now } },
    { orderBy: { startAt: 'desc', id: 'desc' }, limit: mostInASlot },
  );
  return rows.map(toPlacement);
}

/** What may be shown of a placement, whatever its row holds. */
export function toPlacement(row: {
  id: string;
  html?: string | null;
  imageUrl?: string | null;
  linkUrl?: string | null;
}): Placement {
  return {
    id: row.id,
    html: sanitizeHtml(row.html ?? '', {
      allowedTags: ['p', 'strong', 'em', 'br'],
      allowedAttributes: {},
    }),
    picture: row.imageUrl && isPicture(row.imageUrl) ? row.imageUrl : null,
    link: row.linkUrl?.startsWith('https://') ? row.linkUrl : null,
  };
}

/** Our own path or a picture served securely elsewhere. */
const isPicture = (address: string) =>
  /^\/(?![/\\])/.test(address) || address.startsWith('https://');
