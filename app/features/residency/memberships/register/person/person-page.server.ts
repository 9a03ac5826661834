import { sql } from 'kysely';
import type { MembershipState, Tenure } from '#db/enums.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import {
  isFullWith,
  occupantsByUnit,
  unitFloors,
  type Occupants,
} from '#app/features/residency/units/occupancy.server.ts';
import { unitKey } from '#app/features/residency/units/unit-key.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { confirmationToUndo, lastConfirmation } from '../../queue/unconfirm.server.ts';
import { questionMail } from '../../queue/question-mail.server.ts';
import { phoneColumn } from '../people-read.server.ts';
import { shownEmail } from '../person-email.server.ts';
import { furtherUnits, type FurtherUnitLine } from './further-lines.server.ts';
import { versionOf } from './find-member.server.ts';
import { membershipHistory, type HistoryLine } from './history.server.ts';

export interface PersonPage {
  community: {
    slug: string;
    name: string;
    peoplePerUnit: number | null;
    /** Whether there is a register of units that could know a unit. */
    hasRegister: boolean;
  };
  person: {
    id: string;
    name: string;
    email: string | null;
    phone: string | null;
    state: MembershipState;
    unit: string;
    tenure: Tenure | null;
    claimedTenure: Tenure | null;
    askedAt: Date;
    confirmedAt: Date | null;
    endedAt: Date | null;
    endsOn: string | null;
    expiresAt: Date | null;
    wasRefused: boolean;
    /** True for an invitation that nobody accepted. */
    isInvitation: boolean;
    reason: string | null;
    decidedBy: string | null;
    canModerate: boolean;
    register: { isKnown: boolean; floor: number | null };
    others: Occupants['people'];
    isFull: boolean;
    /** Whether the confirmation can still be taken back. */
    canUnconfirm: boolean;
    /** The address of an e-mail draft; null without an address. */
    question: string | null;
    version: string;
  };
  further: FurtherUnitLine[];
  history: HistoryLine[];
  formKey: string;
}

/**
 * All that the desk knows of one membership. Throws AppError: `unauthenticated`, `forbidden`,
 * `not-found`, also for a membership of another community.
 */
export async function personPage(ctx: Ctx, slug: string, id: string): Promise<PersonPage> {
  const { actor, community } = await requireManaged(ctx, slug);
  const [row, occupants, units, furtherOf, history, confirmation] = await Promise.all([
    findRow(ctx, community.id, id),
    occupantsByUnit(ctx.em, community.id),
    unitFloors(ctx.em, community.id),
    furtherUnits(ctx.em, id),
    membershipHistory(ctx.em, id),
    lastConfirmation(ctx.em, id),
  ]);
  if (!row) throw new AppError('not-found', 'doorQueue.notFound');
  const othersIn = (key: string) =>
    (occupants.get(key)?.people ?? []).filter(({ membershipId }) => membershipId !== id);
  const key = row.key ?? unitKey(row.condoUnit);
  const others = othersIn(key);
  const limit = community.peoplePerUnit ?? null;
  const { condoUnit: unit, userId, email, name } = row;
  return {
    community: {
      slug: community.slug,
      name: community.name,
      peoplePerUnit: limit,
      hasRegister: units.size > 0,
    },
    person: {
      id,
      name,
      email,
      phone: row.phone,
      state: row.state,
      unit,
      tenure: row.tenure,
      claimedTenure: row.claimedTenure,
      askedAt: row.createdAt,
      confirmedAt: row.confirmedAt,
      endedAt: row.endedAt,
      endsOn: row.endsOn,
      expiresAt: row.inviteExpiresAt,
      wasRefused: row.state === 'ENDED' && row.confirmedAt === null && userId !== null,
      isInvitation: userId === null,
      reason: row.decisionReason,
      decidedBy: row.decidedBy,
      canModerate: row.canModerate,
      register: { isKnown: units.has(key), floor: units.get(key) ?? null },
      others,
      isFull: isFullWith(others, limit),
      canUnconfirm: userId !== null && confirmationToUndo(row, confirmation) !== null,
      question: email
        ? questionMail({
            ...{ to: email, name, unit, community: community.name, from: actor.name },
            language: row.language ?? ctx.locale,
          })
        : null,
      version: versionOf(row),
    },
    further: furtherOf(othersIn),
    history,
    formKey: newFormKey(),
  };
}

const findRow = ({ em }: Ctx, communityId: string, id: string) =>
  kysely(em)
    .selectFrom('user_communities as m')
    .leftJoin('users as person', 'person.id', 'm.user')
    .leftJoin('units as unit', 'unit.id', 'm.unit')
    .leftJoin('users as decider', 'decider.id', 'm.decidedBy')
    .select([
      'm.user as userId',
      'm.state',
      'm.condoUnit',
      'm.tenure',
      'm.claimedTenure',
      'm.createdAt',
      'm.confirmedAt',
      'm.endedAt',
      'm.endsOn',
      'm.decisionReason',
      'm.canModerate',
      'm.inviteExpiresAt',
      'unit.key',
      'decider.name as decidedBy',
      sql<'en' | 'fr' | null>`coalesce(person.language, m.invitee_language)`.as('language'),
      phoneColumn.as('phone'),
      sql<string>`coalesce(person.name, m.invitee_name, '')`.as('name'),
      shownEmail.as('email'),
    ])
    .where('m.id', '=', id)
    .where('m.community', '=', communityId)
    .executeTakeFirst();
