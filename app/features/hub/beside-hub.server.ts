import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  currentEmergencies,
  toEmergency,
  type Emergency,
} from '#app/features/notices/emergencies.server.ts';
import {
  runningPlacements,
  toPlacement,
  type Placement,
} from '#app/features/sponsors/queries.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/**
 * What stands above and beside the tabs of a hub: the current emergencies that are for the viewer, and
 * the sponsors' cards, in one query. The caller has checked that the viewer may see the hub.
 */
export async function besideHub(
  ctx: Ctx,
  communityId: string,
): Promise<{ emergencies: Emergency[]; placements: Placement[] }> {
  const db = kysely(ctx.em);
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(currentEmergencies(db, ctx, [communityId])).as('emergencies'),
      jsonArrayFrom(runningPlacements(db, 'hub-sidebar')).as('placements'),
    ])
    .executeTakeFirstOrThrow();
  return {
    emergencies: found.emergencies.map((row) => toEmergency(ctx.locale, row)),
    placements: found.placements.map(toPlacement),
  };
}
