import { Community } from '#db/entities/index.ts';
import type { MatchedCode } from '#app/features/units/codes/match-code.server.ts';
import { unitKey } from '#app/features/units/unit-key.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Leaving } from './leaving.ts';

/** A community and a unit in it that somebody chooses, with the code that proves it. */
export interface ChosenUnit {
  communityId: string;
  condoUnit: string;
  proof?: MatchedCode | null;
}

/** The communities whose hub another unit would close until the board confirms it. */
export async function findMoving(em: Em, actor: Actor, chosen: ChosenUnit[]): Promise<Leaving[]> {
  const moving = chosen.flatMap(({ communityId, condoUnit, proof }) => {
    const own = actor.memberships.find((membership) => membership.communityId === communityId);
    const moves =
      own && !proof && !own.canModerate && unitKey(own.condoUnit) !== unitKey(condoUnit);
    return moves ? [{ communityId, name: own.community.name, movesTo: condoUnit }] : [];
  });
  const confirming = await communitiesThatConfirm(
    em,
    moving.map(({ communityId }) => communityId),
  );
  return moving
    .filter(({ communityId }) => confirming.has(communityId))
    .map((move) => ({ ...move, moderates: false, posts: [], activities: [] }));
}

/** Those of these communities where not everybody is let in. */
export async function communitiesThatConfirm(em: Em, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await em.find(
    Community,
    { id: { $in: ids }, joinPolicy: { $ne: 'OPEN' } },
    { fields: ['id'] },
  );
  return new Set(rows.map(({ id }) => id));
}
