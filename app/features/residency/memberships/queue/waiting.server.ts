import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import {
  isFullWith,
  occupantsByUnit,
  type Occupants,
} from '#app/features/residency/units/occupancy.server.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { PersonRow } from '../people/people-rows.server.ts';
import { namedByList, namedFor } from './named-by-list.server.ts';

/** Reads the facts for `waitingPeople`. The caller guards. */
export async function readQueueFacts(em: Em, communityId: string) {
  const [occupants, named, history] = await Promise.all([
    occupantsByUnit(em, communityId, { onlyWaitedFor: true }),
    namedByList(em, communityId),
    historyOfWaiting(em, communityId),
  ]);
  return { occupants, named, history };
}

/** The rows of people who wait, with what a moderator has to know of each. */
export function waitingPeople(
  ctx: Ctx,
  {
    community,
    occupants,
    named,
    history,
    units,
  }: Awaited<ReturnType<typeof readQueueFacts>> & {
    community: Community;
    /** The register. */
    units: { key: string; floor: number | null }[];
  },
  rows: PersonRow[],
) {
  const floors = new Map(units.map(({ key, floor }) => [key, floor]));
  return rows.map((row) => ({
    id: row.id,
    unit: row.unit,
    name: row.name,
    email: row.email,
    phone: row.phone,
    claimedTenure: row.claimedTenure,
    createdAt: row.createdAt,
    ...unitFacts(row, { community, occupants, floors }),
    named: namedFor(named, row.registeredKey ?? unitKey(row.unit), row),
    ...earlierOf(ctx.locale, history.get(row.id) ?? [], row.createdAt),
    question: questionMail(ctx, community, { ...row, email: row.email ?? '' }),
  }));
}

export type WaitingPerson = ReturnType<typeof waitingPeople>[number];

/** The confirmed people of a unit besides the one of a membership. */
export const othersIn = (
  occupants: Map<string, Occupants>,
  unit: string,
  membershipId: string,
): Occupants['people'] =>
  (occupants.get(unit)?.people ?? []).filter((one) => one.membershipId !== membershipId);

/** What is known of the unit of a membership. */
export function unitFacts(
  { id, unit, registeredKey }: Pick<PersonRow, 'id' | 'unit' | 'registeredKey'>,
  {
    community,
    occupants,
    floors,
  }: {
    community: Community;
    occupants: Map<string, Occupants>;
    /** The floors of the register's units, by key. */
    floors: Map<string, number | null>;
  },
) {
  const known = registeredKey ?? unitKey(unit);
  const others = othersIn(occupants, known, id);
  return {
    register: { isKnown: floors.has(known), floor: floors.get(known) ?? null },
    others,
    isFull: isFullWith(others, community.peoplePerUnit ?? null),
  };
}

/** The address of an email draft that asks somebody a question, in their language if it is known. */
export function questionMail(
  ctx: Ctx,
  { name: community }: Community,
  {
    email,
    name,
    unit,
    language,
  }: { email: string; name: string; unit: string; language: Language | null },
): string {
  const locale = language ?? ctx.locale;
  const subject = translate(locale, 'doorQueue.mail.subject', { community });
  const lines = [
    translate(locale, 'doorQueue.mail.greeting', { name }),
    '',
    translate(locale, 'doorQueue.mail.about', { unit, community }),
    '',
    translate(locale, 'doorQueue.mail.question'),
    '',
    '',
    requireActor(ctx).name,
  ];
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** What the log says of each membership of a community that waits: requests, refusals and ends, oldest first. */
async function historyOfWaiting(em: Em, communityId: string) {
  const rows = await kysely(em)
    .selectFrom('moderation_events as event')
    .leftJoin('users as person', 'person.id', 'event.actor')
    .select([
      'event.subjectId',
      'event.action',
      'event.fromStatus',
      'event.createdAt',
      'event.publicReason as reason',
      'person.name as byName',
    ])
    .where('event.subjectType', '=', 'MEMBER')
    .where('event.subjectId', 'in', (of) =>
      of
        .selectFrom('user_communities as waiting')
        .select('waiting.id')
        .where('waiting.community', '=', communityId)
        .where('waiting.state', '=', 'WAITING'),
    )
    .where('event.action', 'in', ['REFUSE', 'END', 'ASK_TO_JOIN'])
    // A further unit that they asked for is another matter.
    .where(
      sql<boolean>`event.snapshot ->> 'further' is null and event.snapshot ->> 'isFurther' is null`,
    )
    .orderBy('event.createdAt')
    .execute();
  return Map.groupBy(rows, ({ subjectId }) => subjectId);
}

type HistoryRow =
  Awaited<ReturnType<typeof historyOfWaiting>> extends Map<string, (infer Row)[]> ? Row : never;

/**
 * How often somebody who waits has asked before, and the last refusal or end: a request that they took back themselves
 * hides no decision before it.
 */
function earlierOf(locale: Locale, lines: HistoryRow[], askedAt: Date) {
  const isRequest = ({ action }: HistoryRow) => action === 'ASK_TO_JOIN';
  const endings = lines.filter((line) => !isRequest(line));
  const last = endings.findLast((line) => endingOf(line) !== 'WITHDRAW') ?? endings.at(-1);
  return {
    askedBefore: lines.filter((line) => isRequest(line) && line.createdAt < askedAt).length,
    earlier: last
      ? {
          action: endingOf(last),
          at: last.createdAt,
          reason: last.reason,
          byName: last.byName && nameFor(locale, last.byName),
        }
      : null,
  };
}

const endingOf = ({ action, fromStatus }: HistoryRow): 'REFUSE' | 'WITHDRAW' | 'END' =>
  action === 'REFUSE' ? 'REFUSE' : fromStatus === 'WAITING' ? 'WITHDRAW' : 'END';
