import { kysely } from '#app/lib/db/read.server.ts';
import { initialsOf } from '#app/lib/format.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { RequestContext } from '#app/lib/session/context.server.ts';
import type { Owner } from './account-index.tsx';

/** Whose account it is, with the unit in each of their communities, and which of those take bookings. */
export async function ownerOf(
  { em }: Pick<RequestContext, 'em'>,
  { id, name, email, image, memberships }: Actor,
): Promise<Owner> {
  const ids = memberships.map(({ communityId }) => communityId);
  const booking =
    ids.length === 0
      ? []
      : await kysely(em)
          .selectFrom('communities')
          .select('id')
          .where('id', 'in', ids)
          .where('takesBookings', '=', true)
          .execute();
  return {
    id,
    name,
    email,
    image,
    initials: initialsOf(name),
    homes: memberships.map(({ communityId, community, condoUnit: unit }) => ({
      slug: community.slug,
      community: community.name,
      unit,
      takesBookings: booking.some((one) => one.id === communityId),
    })),
  };
}
