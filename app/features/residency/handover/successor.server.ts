import { User, UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { standingOf, type Standing } from './standing.ts';

/** The account that takes over, as an address finds it. */
export interface Successor {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/**
 * The account of a successor. Throws AppError `invalid` for an address without an account that works,
 * and for the person who hands over.
 */
export async function findSuccessor(em: Em, email: string, personId: string): Promise<Successor> {
  const working = { email, disabledAt: null, deletionAskedAt: null };
  const found = await em.findOne(User, working, { fields: ['name', 'email', 'role'] });
  if (!found) throw new AppError('invalid', 'handover.noSuchAccount', { field: 'successor' });
  if (found.id === personId) {
    throw new AppError('invalid', 'handover.samePerson', { field: 'successor' });
  }
  return { id: found.id, name: found.name, email: found.email, role: found.role };
}

/** How somebody stands to a community, and the unit they have in it as a member. */
export interface Place {
  standing: Standing;
  unit: string | null;
}

/** How somebody stands to a community now. */
export async function placeIn(em: Em, userId: string, communityId: string): Promise<Place> {
  const where = { user: userId, community: communityId };
  const row = await em.findOne(UserCommunity, where, { refresh: true });
  const standing = standingOf(
    row && {
      state: row.state,
      endsOn: row.endsOn ?? null,
      isPastLastDay: Boolean(row.endsOn && row.endsOn < cityToday()),
      wasConfirmed: Boolean(row.confirmedAt),
      wasDecided: Boolean(row.decidedBy),
    },
  );
  return { standing, unit: row && standing === 'member' ? row.condoUnit : null };
}

/** The role of a successor from then on: that of the person before, unless they have one already. */
export const roleAfter = (successor: Role, person: Role) => {
  const inherited = person === 'BOARD' ? 'BOARD' : 'MANAGER';
  return successor === 'RESIDENT' ? inherited : successor;
};

/**
 * Throws AppError `invalid` for a successor whom the board of a community has not let in, or whose membership
 * there has an end.
 */
export function requireFit(
  { name }: Pick<Successor, 'name'>,
  { standing }: Place,
  community: string,
): void {
  if (standing === 'member' || standing === 'newcomer') return;
  throw new AppError('invalid', `handover.unfit.${standing}`, {
    field: 'successor',
    params: { name, community },
  });
}
