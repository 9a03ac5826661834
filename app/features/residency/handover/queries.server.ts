import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday, noonOf } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireLeaver } from './check.server.ts';

export type HandoverPage = Awaited<ReturnType<typeof handoverPage>>;

/** The form that hands over, and the hand-overs that wait. Throws as `requireLeaver` does. */
export async function handoverPage(ctx: Ctx, personId: string | null) {
  const { actor, person } = await requireLeaver(ctx, personId);
  const moderated = kysely(ctx.em)
    .selectFrom('user_communities as membership')
    .innerJoin('communities', 'communities.id', 'membership.community')
    .select(['communities.id', 'communities.name'])
    .where('membership.user', '=', person.id)
    .where('membership.canModerate', '=', true)
    .where('membership.state', '=', 'CONFIRMED')
    .orderBy('communities.name')
    .orderBy('communities.id')
    .execute();
  const planned = kysely(ctx.em)
    .selectFrom('handovers as handover')
    .innerJoin('communities', 'communities.id', 'handover.community')
    .innerJoin('users as successor', 'successor.id', 'handover.successor')
    .select(['handover.id', 'handover.onDay', 'handover.failedAt'])
    .select(['communities.name as community', 'successor.name as successor'])
    .where('handover.person', '=', person.id)
    .where('handover.doneAt', 'is', null)
    .where('handover.cancelledAt', 'is', null)
    .orderBy('handover.onDay')
    .orderBy('handover.id')
    .limit(200)
    .execute();
  const [communities, handovers] = await Promise.all([moderated, planned]);
  return {
    person: { id: person.id, name: person.name },
    isOwn: person.id === actor.id,
    /** The first day that can be chosen. */
    today: cityToday(),
    communities,
    waiting: handovers.map(({ onDay, failedAt, ...handover }) => ({
      ...handover,
      onDay: noonOf(onDay),
      hasFailed: Boolean(failedAt),
    })),
  };
}
