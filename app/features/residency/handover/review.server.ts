import { UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import { moderatedCommunities } from '#app/features/communities/communities/policy.ts';
import { cityToday, noonOf } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { checkHandover, dayOf, type Taking } from './check.server.ts';
import type { HandoverInput } from './schema.server.ts';
import { roleAfter } from './successor.server.ts';

/** What has to be read before anything is handed over. */
export interface HandoverReview {
  successor: { id: string; name: string; email: string };
  /** Where the successor lives, as far as the reader's desks know. */
  homes: { id: string; community: string; unit: string }[];
  takings: Taking[];
  /** What the successor is from then on, and the unit of somebody who comes from outside. */
  role: Role;
  office: string;
  /** The first day of the successor; null for at once. */
  onDay: Date | null;
  /** Whether the person who hands over looks after nothing any more. */
  leavesDesk: boolean;
}

/** Whom a form would hand what to, with nothing changed. Throws as `checkHandover` does. */
export async function reviewHandover(
  ctx: Ctx,
  personId: string | null,
  input: HandoverInput,
): Promise<HandoverReview> {
  const { leaver, successor, takings } = await checkHandover(ctx, personId, input);
  const { actor, person } = leaver;
  const known = moderatedCommunities(actor);
  const today = cityToday();
  const homes = await ctx.em.find(
    UserCommunity,
    {
      user: successor.id,
      state: 'CONFIRMED',
      ...(known === 'all' ? {} : { community: { $in: known } }),
      $or: [{ endsOn: null }, { endsOn: { $gte: today } }],
    },
    { populate: ['community'], orderBy: { position: 'asc', id: 'asc' }, limit: 20 },
  );
  const others = await ctx.em.count(UserCommunity, {
    user: person.id,
    community: { $nin: takings.map(({ id }) => id) },
    canModerate: true,
    state: 'CONFIRMED',
  });
  const role = roleAfter(successor.role, person.role);
  const onDay = dayOf(input);
  return {
    successor: { id: successor.id, name: successor.name, email: successor.email },
    homes: homes.map(({ id, community, condoUnit }) => ({
      id,
      community: community.unwrap().name,
      unit: condoUnit,
    })),
    takings,
    role,
    office: translate(defaultLocale, `people.offices.${role}`),
    onDay: onDay === null ? null : noonOf(onDay),
    leavesDesk: person.role !== 'ADMIN' && others === 0,
  };
}
