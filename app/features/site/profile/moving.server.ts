import { Community } from '#db/entities/index.ts';
import { isUnitFull } from '#app/features/residency/memberships/join.server.ts';
import type { MatchedCode } from '#app/features/residency/units/codes/match-code.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Leaving } from './leaving.ts';

/** A community and a unit in it that somebody chooses, with the code that proves it. */
export interface ChosenUnit {
  communityId: string;
  condoUnit: string;
  proof?: MatchedCode | null;
}

/**
 * The communities whose hub another unit would close until the board confirms it: where it confirms who
 * lives where and no code proves it, or the unit is full.
 */
export async function findMoving(em: Em, actor: Actor, chosen: ChosenUnit[]): Promise<Leaving[]> {
  const moving = chosen.flatMap(({ communityId, condoUnit, proof }) => {
    const own = actor.memberships.find((membership) => membership.communityId === communityId);
    const movesTo = proof?.unit.label ?? condoUnit;
    const moves = own && !own.canModerate && unitKey(own.condoUnit) !== unitKey(movesTo);
    const isProven = Boolean(proof);
    return moves ? [{ communityId, name: own.community.name, movesTo, isProven }] : [];
  });
  const ids = moving.map(({ communityId }) => communityId);
  const confirming = await communitiesThatConfirm(em, ids);
  const limits = await em.find(Community, { id: { $in: ids }, peoplePerUnit: { $ne: null } });
  const closing: Leaving[] = [];
  for (const { isProven, ...move } of moving) {
    const limited = limits.find(({ id }) => id === move.communityId);
    const place = { condoUnit: move.movesTo, except: actor.id };
    const isFull = limited ? await isUnitFull(em, limited, place) : false;
    const waits = isFull || (!isProven && confirming.has(move.communityId));
    if (waits) closing.push({ ...move, moderates: false, posts: [], activities: [] });
  }
  return closing;
}

/** Those of these communities where not everybody is let in. */
export async function communitiesThatConfirm(em: Em, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await kysely(em)
    .selectFrom('communities')
    .select('id')
    .where('id', 'in', ids)
    .where('joinPolicy', '!=', 'OPEN')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
