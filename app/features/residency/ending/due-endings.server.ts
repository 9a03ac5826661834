import { sql } from 'kysely';
import { LockMode } from '@mikro-orm/core';
import { UserCommunity } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { endMembership } from './end-membership.server.ts';
import { carryOutLosses, findLosses } from './losses.server.ts';
import { lockPerson } from '#app/lib/db/write.server.ts';

const today = sql`(now() at time zone 'America/Toronto')::date`;

/** How long after an end we still look for a post that was being written at that moment. */
const lateForHours = 26;

/**
 * Carries out the ends of memberships whose last day is over, each in a transaction of its own, and
 * withdraws what somebody posted or joined in the moment of the end. The hub is closed since
 * midnight in any case. Running it twice changes nothing.
 */
export async function carryOutDueEndings(em: Em, signal: AbortSignal): Promise<void> {
  const due = await kysely(em)
    .selectFrom('user_communities')
    .select(['id', 'user'])
    .where('state', '=', 'CONFIRMED')
    .where(sql<boolean>`ends_on < ${today}`)
    .orderBy('id')
    .execute();
  for (const { id, user } of due) {
    signal.throwIfAborted();
    if (user) await em.transactional((tx) => carryOutEnding(tx, id, user));
  }
  await withdrawStragglers(em);
}

async function carryOutEnding(tx: Em, id: string, user: string): Promise<void> {
  await lockPerson(tx, user);
  const membership = await tx.findOne(
    UserCommunity,
    { id, state: 'CONFIRMED' },
    { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  // Somebody may have taken the end back, or moved it, in this very moment.
  if (!membership?.endsOn || !(await isOver(tx, membership.endsOn))) return;
  await endMembership(tx, membership, { by: null, reason: membership.decisionReason ?? null });
}

async function isOver(tx: Em, day: string): Promise<boolean> {
  const { over } = await kysely(tx)
    .selectNoFrom(sql<boolean>`${day}::date < ${today}`.as('over'))
    .executeTakeFirstOrThrow();
  return over;
}

async function withdrawStragglers(em: Em): Promise<void> {
  const ended = await kysely(em)
    .selectFrom('user_communities')
    .select(['user', 'community'])
    .where('state', '=', 'ENDED')
    .where('user', 'is not', null)
    .where(sql<boolean>`ended_at > now() - make_interval(hours => ${sql.lit(lateForHours)})`)
    .where('confirmedAt', 'is not', null)
    .execute();
  for (const { user, community } of ended) {
    if (!user) continue;
    await em.transactional(async (tx) => {
      await carryOutLosses(tx, null, user, await findLosses(tx, user, [community]));
    });
  }
}
