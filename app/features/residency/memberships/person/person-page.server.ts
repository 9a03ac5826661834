import type { Community } from '#db/entities/index.ts';
import { occupantsByUnit, unitFloors } from '#app/features/residency/units/occupancy.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { sendingOf } from '../people/people-page.server.ts';
import { membershipRows } from '../people/people-rows.server.ts';
import { confirmationToUndo, lastConfirmation } from '../queue/last-confirmation.server.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { namedByList, namedFor } from '../queue/named-by-list.server.ts';
import { othersIn, questionMail, unitFacts } from '../queue/waiting.server.ts';
import { versionOf } from './change-member.server.ts';
import { readFurtherUnits } from './decide-further-unit.server.ts';
import { membershipHistory } from './history.server.ts';

/**
 * All that the desk knows of one membership. Guards nothing itself. Throws AppError `not-found`, also for a
 * membership of another community.
 */
export async function personPage(ctx: Ctx, community: Community, id: string) {
  const { em } = ctx;
  const [row, occupants, floors, named, further, history, confirmation] = await Promise.all([
    membershipRows(em, community.id).where('m.id', '=', id).executeTakeFirst(),
    occupantsByUnit(em, community.id),
    unitFloors(em, community.id),
    namedByList(em, community.id),
    readFurtherUnits(em, id),
    membershipHistory(em, id),
    lastConfirmation(em, id),
  ]);
  if (!row) throw new AppError('not-found', 'doorQueue.notFound');
  const { slug, name, peoplePerUnit = null } = community;
  const { userId, inviteeLanguage, language: own, registeredKey: _, wasMailed, ...shown } = row;
  const { email, unit, tenure } = row;
  const language = own ?? inviteeLanguage;
  return {
    /** `hasRegister`: whether there is a register that could know a unit. */
    community: { slug, name, peoplePerUnit, hasRegister: floors.size > 0 },
    person: {
      ...shown,
      name: nameFor(ctx.locale, row.name),
      ...unitFacts(row, { community, occupants, floors }),
      /** Whom the list names for the unit that somebody waits for; null for anybody else. */
      named:
        row.state === 'WAITING' ? namedFor(named, row.registeredKey ?? unitKey(unit), row) : null,
      canUnconfirm: userId !== null && confirmationToUndo(row, confirmation) !== null,
      question: email ? questionMail(ctx, community, { ...row, email, language }) : null,
      sending: sendingOf(email, wasMailed),
      version: versionOf(unit, tenure),
    },
    further: further.map((line) => ({
      ...line,
      others: othersIn(occupants, line.registeredKey ?? unitKey(line.unit), id),
    })),
    history: history.map((line) => ({
      ...line,
      byName: line.byName && nameFor(ctx.locale, line.byName),
    })),
    formKey: newFormKey(),
  };
}

export type PersonPage = Awaited<ReturnType<typeof personPage>>;
