import type { Tenure } from '#db/enums.ts';
import {
  isFullWith,
  occupantsByUnit,
  type Occupants,
} from '#app/features/units/occupancy.server.ts';
import { unitKey } from '#app/features/units/unit-key.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { PersonRow } from '../register/people-read.server.ts';
import { earlierDecisions, type EarlierDecision } from './earlier.server.ts';
import { questionMail } from './question-mail.server.ts';

/** Somebody at the door, with what a moderator has to know. */
export interface WaitingPerson {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  unit: string;
  claimedTenure: Tenure | null;
  askedAt: Date;
  /** What the register of units says. */
  register: { isKnown: boolean; floor: number | null };
  /** The confirmed people of the unit. */
  others: Occupants['people'];
  isFull: boolean;
  /** What happened before. */
  earlier: EarlierDecision | null;
  /** The address of an e-mail draft with a question. */
  question: string;
}

/** The rows of people who wait with all that the queue shows. The caller guards. */
export async function waitingPeople(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  actor: Actor,
  community: { id: string; name: string; peoplePerUnit?: number | null },
  rows: PersonRow[],
): Promise<WaitingPerson[]> {
  const occupants = await occupantsByUnit(em, community.id);
  const keys = await unitKeys(em, community.id);
  const earlier = await earlierDecisions(
    em,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const key = row.registeredKey ?? unitKey(row.condoUnit);
    const others = occupants.get(key)?.people ?? [];
    const limit = community.peoplePerUnit ?? null;
    const email = row.email ?? '';
    return {
      id: row.id,
      name: row.name,
      email,
      phone: row.phone,
      unit: row.condoUnit,
      claimedTenure: row.claimedTenure,
      askedAt: row.createdAt,
      register: { isKnown: keys.has(key), floor: keys.get(key) ?? null },
      others,
      isFull: isFullWith(others, limit),
      earlier: earlier.get(row.id) ?? null,
      question: questionMail({
        to: email,
        name: row.name,
        unit: row.condoUnit,
        community: community.name,
        from: actor.name,
        language: row.language ?? locale,
      }),
    };
  });
}

/** The floor of each unit of the register, by its key. */
async function unitKeys(em: Ctx['em'], communityId: string): Promise<Map<string, number | null>> {
  const rows = await kysely(em)
    .selectFrom('units')
    .select(['key', 'floor'])
    .where('community', '=', communityId)
    .execute();
  return new Map(rows.map(({ key, floor }) => [key, floor]));
}
