import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { placeName } from './place-name.ts';

/** An elevator that is booked for a move. */
export interface Elevator {
  communityId: string;
  slug: string;
  placeId: string;
  name: string;
}

/** The elevators for a move of communities that take bookings, the first of each by name. Guards nothing itself. */
export async function elevatorsOf(
  em: Em,
  locale: Locale,
  communityIds: readonly string[],
): Promise<Elevator[]> {
  if (communityIds.length === 0) return [];
  const rows = await kysely(em)
    .selectFrom('bookable_places as place')
    .innerJoin('communities as community', 'community.id', 'place.community')
    .select(['place.id', 'place.community as communityId', 'community.slug', 'place.name'])
    .select(['place.rules', 'place.language', 'place.translation'])
    .where('place.community', 'in', [...communityIds])
    .where('place.kind', '=', 'ELEVATOR')
    .where('place.archivedAt', 'is', null)
    .where('community.takesBookings', '=', true)
    .orderBy('place.name')
    .orderBy('place.id')
    .execute();
  const first = new Map<string, Elevator>();
  for (const { id, communityId, slug, ...texts } of rows) {
    if (first.has(communityId)) continue;
    first.set(communityId, {
      communityId,
      slug,
      placeId: id,
      name: placeName(locale, texts).name,
    });
  }
  return [...first.values()];
}
