import type { Community } from '#db/entities/index.ts';
import { setupSteps, type SetupStep } from '#db/enums.ts';
import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

const countAll = sql<number>`count(*)::int`.as('count');

export interface OpeningStep {
  step: SetupStep;
  /** Done, passed over for later, or still open. */
  state: 'done' | 'later' | 'open';
  /** How many units, people, notices or codes there are. */
  count: number;
}

/** The steps that lead to an open community, and how each of them stands. */
export async function openingSteps(
  em: Em,
  { id, setupDone }: Pick<Community, 'id' | 'setupDone'>,
): Promise<OpeningStep[]> {
  const db = kysely(em);
  const counts = await db
    .selectNoFrom([
      db.selectFrom('units').where('community', '=', id).select(countAll).as('UNITS'),
      db
        .selectFrom('user_communities')
        .where('community', '=', id)
        .where('state', '!=', 'ENDED')
        .where((is) => is.or([is('canModerate', '=', true), is('invitedRole', 'is not', null)]))
        .select(countAll)
        .as('BOARD'),
      db.selectFrom('condo_notices').where('community', '=', id).select(countAll).as('NOTICE'),
      db
        .selectFrom('unit_codes as code')
        .innerJoin('units as unit', 'unit.id', 'code.unit')
        .where('unit.community', '=', id)
        .where('code.revokedAt', 'is', null)
        .select(countAll)
        .as('LETTERS'),
    ])
    .executeTakeFirstOrThrow();
  return setupSteps.map((step) => {
    const count = step === 'COMMUNITY' ? 1 : (counts[step] ?? 0);
    if (count > 0) return { step, state: 'done', count };
    return { step, state: setupDone.includes(step) ? 'later' : 'open', count };
  });
}

/** The steps of a community that are not done, whether they were passed over or not. */
export const missingSteps = (steps: OpeningStep[]): SetupStep[] =>
  steps.filter(({ state }) => state !== 'done').map(({ step }) => step);
