import type { Tenure } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor, WaitingMembership } from '#app/lib/session/actor.ts';
import { actorById } from '#app/lib/session/session.server.ts';
import type { CurrentUser } from './api-schema.ts';

/** The error for an unknown person. */
export const userNotFound = () => new AppError('not-found', 'accounts.notFound');

/** The name of any user. Throws AppError `not-found`. */
export async function userName(em: Em, id: string): Promise<{ id: string; name: string }> {
  const user = await kysely(em)
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) throw userNotFound();
  return user;
}

/** Memberships and join requests in the order of Account Settings: the primary one, then as arranged. */
export const membershipsInOrder = ({
  memberships,
  waiting,
}: Pick<Actor, 'memberships' | 'waiting'>): (Omit<WaitingMembership, 'claimedTenure'> & {
  claimedTenure?: Tenure | null;
  state: 'CONFIRMED' | 'WAITING';
})[] =>
  [
    ...memberships.map((membership) => ({ ...membership, state: 'CONFIRMED' as const })),
    ...waiting.map((membership) => ({ ...membership, state: 'WAITING' as const })),
  ].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.position - b.position);

/** The logged-in user, from what the session has read already. */
export function currentUser(actor: Actor): CurrentUser {
  const { id, name, email, phone, role, image, memberships, showsEmail } = actor;
  return {
    id,
    name,
    email,
    phone,
    role,
    communityId: memberships[0]?.communityId ?? null,
    communities: membershipsInOrder(actor).map(
      ({ id, communityId, condoUnit, isPrimary, state, community }) => ({
        id,
        communityId,
        condoUnit,
        isPrimary,
        state,
        community,
      }),
    ),
    showsEmail,
    image,
  };
}

/** The same for a user who has just logged in or changed. Throws AppError `not-found`. */
export async function currentUserById(em: Em, id: string): Promise<CurrentUser> {
  const actor = await actorById(em, id);
  if (!actor) throw userNotFound();
  return currentUser(actor);
}
