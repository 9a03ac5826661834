import type { Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { mayModerate } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { BookingRow } from '../access.server.ts';
import { holdingIn } from '../desk/day-sheet.server.ts';
import { feedHash } from './feed-address.server.ts';

/** How far back the day sheet goes, and how far ahead, in days. */
const daysBack = 7;
const daysAhead = 120;

/** The bookings of the community that an address belongs to. */
export interface DaySheet {
  community: { name: string; slug: string; address: string | null; language: Language };
  rows: BookingRow[];
}

/**
 * The day sheet of a secret; null for one that opens none, where no bookings are taken, and once who made it no longer
 * moderates the community.
 */
export async function daySheetOf(em: Em, secret: string): Promise<DaySheet | null> {
  const community = await kysely(em)
    .selectFrom('booking_feeds as feed')
    .innerJoin('communities as community', 'community.id', 'feed.community')
    .select(['community.id', 'community.name', 'community.slug', 'community.address'])
    .select('community.language')
    .where('feed.hash', '=', feedHash(secret))
    .where('community.takesBookings', '=', true)
    .where(mayModerate('feed.made_by_id', 'feed.community_id'))
    .executeTakeFirst();
  if (!community) return null;
  const now = Date.now();
  const day = 24 * 60 * 60 * 1000;
  const span = { from: new Date(now - daysBack * day), until: new Date(now + daysAhead * day) };
  return { community, rows: await holdingIn({ em }, community.id, span) };
}
