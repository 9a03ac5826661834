import { unitKey } from '#app/features/residency/units/unit-key.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday, noonOf } from '#app/lib/forms/city-day.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireMembership } from './access.server.ts';
import { findLosses } from './losses.server.ts';
import { communitiesWithoutOther } from './moderators.server.ts';

export type EndingPage = Awaited<ReturnType<typeof endingPage>>;

/** The page that ends a membership. Throws AppError as `requireMembership` does. */
export async function endingPage(ctx: Ctx, slug: string, id: string) {
  const { em } = ctx;
  const found = await requireMembership(ctx, slug, id, { lock: false });
  const { actor, community, membership, userId } = found;
  const [person, code, alone, losses] = await Promise.all([
    kysely(em)
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    validCode(em, community.id, unitKey(membership.condoUnit)),
    communitiesWithoutOther(em, userId, [community.id], { lock: false }),
    findLosses(em, userId, [community.id]),
  ]);
  const { endsOn } = membership;
  return {
    community: { slug: community.slug, name: community.name },
    person: { name: person.name, unit: membership.condoUnit },
    endsOn: endsOn ? { day: endsOn, at: noonOf(endsOn) } : null,
    reason: (endsOn && membership.decisionReason) || '',
    /** The first day that can be chosen. */
    today: cityToday(),
    hasCode: code !== undefined,
    moderates: membership.canModerate,
    /** Then only an administrator can go on. */
    isLastModerator: alone.length > 0,
    mayOverride: actor.role === 'ADMIN',
    ...losses,
  };
}

/** A code that opens the door of a unit now; undefined without one. */
const validCode = (em: Em, communityId: string, key: string) =>
  kysely(em)
    .selectFrom('unit_codes as code')
    .innerJoin('units as unit', 'unit.id', 'code.unit')
    .select('code.id')
    .where('unit.community', '=', communityId)
    .where('unit.key', '=', key)
    .where('code.revokedAt', 'is', null)
    .where('code.expiresAt', '>', new Date())
    .executeTakeFirst();
