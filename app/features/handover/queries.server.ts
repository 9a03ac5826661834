import { Handover, UserCommunity } from '#db/entities/index.ts';
import { cityToday, noonOf } from '#app/lib/forms/city-day.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireLeaver } from './access.server.ts';

export interface HandoverPage {
  person: { id: string; name: string };
  /** Whether it is the viewer's own. */
  isOwn: boolean;
  /** The first day that can be chosen. */
  today: string;
  /** What the person moderates, by name. */
  communities: { id: string; name: string }[];
  waiting: WaitingHandover[];
}

interface WaitingHandover {
  id: string;
  community: string;
  successor: string;
  onDay: Date;
  /** Whether its day came and it could not be carried out. */
  hasFailed: boolean;
}

/** The form that hands over, and the hand-overs that wait. Throws as `requireLeaver` does. */
export async function handoverPage(ctx: Ctx, personId: string | null): Promise<HandoverPage> {
  const { actor, person } = await requireLeaver(ctx, personId);
  const memberships = await ctx.em.find(
    UserCommunity,
    { user: person.id, canModerate: true, state: 'CONFIRMED' },
    { populate: ['community'], orderBy: { community: { name: 'asc', id: 'asc' } } },
  );
  const handovers = await ctx.em.find(
    Handover,
    { person: person.id, doneAt: null, cancelledAt: null },
    { populate: ['community', 'successor'], orderBy: { onDay: 'asc', id: 'asc' }, limit: 200 },
  );
  return {
    person: { id: person.id, name: person.name },
    isOwn: person.id === actor.id,
    today: cityToday(),
    communities: memberships.map(({ community }) => ({
      id: community.id,
      name: community.unwrap().name,
    })),
    waiting: handovers.map(({ id, community, successor, onDay, failedAt }) => ({
      id,
      community: community.unwrap().name,
      successor: successor.unwrap().name,
      onDay: noonOf(onDay),
      hasFailed: Boolean(failedAt),
    })),
  };
}
