import type { Tenure } from '#db/enums.ts';
import {
  isFullWith,
  occupantsByUnit,
  type Occupants,
} from '#app/features/residency/units/occupancy.server.ts';
import { unitKey } from '#app/features/residency/units/unit-key.ts';
import type { Em } from '#app/lib/db/database.server.ts';
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

/** What is known of a community's units and of the people at its door. */
interface QueueFacts {
  occupants: Map<string, Occupants>;
  earlier: Map<string, EarlierDecision>;
}

/** Reads the facts for `waitingPeople`. The caller guards. */
export async function readQueueFacts(em: Em, communityId: string): Promise<QueueFacts> {
  const [occupants, earlier] = await Promise.all([
    occupantsByUnit(em, communityId, { onlyWaitedFor: true }),
    earlierDecisions(em, communityId),
  ]);
  return { occupants, earlier };
}

/** The rows of people who wait with all that the queue shows. */
export function waitingPeople(
  { locale }: Pick<Ctx, 'locale'>,
  facts: QueueFacts & {
    actor: Actor;
    community: { name: string; peoplePerUnit?: number | null };
    /** The register. */
    units: { key: string; floor: number | null }[];
  },
  rows: PersonRow[],
): WaitingPerson[] {
  const { actor, community, occupants, earlier } = facts;
  const floors = new Map(facts.units.map(({ key, floor }) => [key, floor]));
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
      register: { isKnown: floors.has(key), floor: floors.get(key) ?? null },
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
