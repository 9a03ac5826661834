import {
  currentEmergencies,
  type Emergency,
} from '#app/features/noticeboard/notices/emergencies/emergencies.server.ts';
import {
  hubPlacements,
  toPlacement,
  type Placement,
} from '#app/features/newsroom/sponsors/queries.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/**
 * What stands above and beside the tabs of a hub: the current emergencies that are for the viewer, and
 * the sponsors' cards. The caller has checked that the viewer may see the hub.
 */
export async function besideHub(
  ctx: Ctx,
  communityId: string,
): Promise<{ emergencies: Emergency[]; placements: Placement[] }> {
  const [emergencies, placements] = await Promise.all([
    currentEmergencies(ctx, [communityId]),
    hubPlacements(ctx.em, {}),
  ]);
  return { emergencies, placements: placements.map(toPlacement) };
}
