import { randomUUID } from 'node:crypto';
import { FurtherUnit, User, UserCommunity } from '#db/entities/index.ts';
import type { MembershipState, Tenure } from '#db/enums.ts';
import { recordEvent, type LogEntry } from '#app/lib/record-event.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/**
 * Gives a member one more unit of the same community. Returns whether anything changed. Call it inside
 * a transaction in which the person is locked.
 */
export async function addFurtherUnit(
  tx: Em,
  {
    actor,
    membership,
    unit,
    state,
    way,
    tenure = null,
    matched = {},
  }: {
    actor: Pick<Actor, 'id' | 'role' | 'name'>;
    membership: UserCommunity;
    unit: { id: string | null; label: string };
    state: MembershipState;
    /** What let them in without a moderator's decision. */
    way: 'CODE' | 'INVITATION';
    /** What the board knows the person to be in that unit. */
    tenure?: Tenure | null;
    /** The invitation that it settled, for the log. */
    matched?: { matched?: { invitation: string; name: string } };
  },
): Promise<boolean> {
  const own = await findFurtherUnit(tx, membership.id, unit.label);
  if (own && (own.state === 'CONFIRMED' || own.state === state)) {
    if (tenure) await tx.nativeUpdate(FurtherUnit, { id: own.id, tenure: null }, { tenure });
    return false;
  }
  const values = { condoUnit: unit.label, unit: unit.id, state, ...(tenure && { tenure }) };
  await saveFurtherUnit(tx, membership.id, own, values);
  await recordEvent(tx, {
    actor,
    communityId: membership.community.id,
    subject: { type: 'MEMBER', id: membership.id },
    action: state === 'CONFIRMED' ? 'CONFIRM' : 'ASK_TO_JOIN',
    from: own?.state ?? null,
    to: state,
    snapshot: {
      title: actor.name,
      unit: unit.label,
      userId: actor.id,
      further: true,
      ...(state === 'CONFIRMED' && { joined: true, way }),
      tenure,
      ...matched,
    },
  });
  return true;
}

/**
 * Gives a membership the other units of an invitation that its person has settled, each with a line in the log. They
 * stay with the invitation too, which may be opened again. In the state that they have: WAITING where only a code
 * speaks for the person. `given` is the unit that settled it. Returns what was changed, with the states before.
 */
export async function takeOverFurtherUnits(
  tx: Em,
  {
    actor,
    from,
    to,
    given = to.condoUnit,
    state,
  }: {
    actor: LogEntry['actor'];
    from: string;
    to: UserCommunity;
    given?: string | undefined;
    state: 'CONFIRMED' | 'WAITING';
  },
): Promise<TakenUnit[]> {
  const invitation = await tx.findOneOrFail(UserCommunity, { id: from }, { refresh: true });
  const further = await tx.find(FurtherUnit, { membership: from, state: 'CONFIRMED' });
  // One to the board or the management may have an office for a unit.
  const isOffice = Boolean(invitation.invitedRole) && !invitation.unit;
  const taken: TakenUnit[] = [];
  for (const { condoUnit, unit, tenure = null } of [
    ...(isOffice ? [] : [invitation]),
    ...further,
  ]) {
    const key = unitKey(condoUnit);
    if (key === unitKey(to.condoUnit) || key === unitKey(given)) continue;
    const own = await findFurtherUnit(tx, to.id, condoUnit);
    if (own && (own.state === 'CONFIRMED' || own.state === state)) continue;
    const values = { condoUnit, unit: unit?.id ?? null, state };
    const said = state === 'CONFIRMED' ? { tenure } : { claimedTenure: tenure };
    await saveFurtherUnit(tx, to.id, own, { ...values, ...said });
    taken.push({ unit: condoUnit, before: own?.state ?? null });
    await recordTakenUnit(tx, {
      actor,
      membership: to,
      invitation: from,
      unit: condoUnit,
      tenure,
      from: own?.state ?? null,
      to: state,
    });
  }
  return taken;
}

/** Writes the line of a unit that a membership got with an invitation, or lost again with the approval. */
export async function recordTakenUnit(
  tx: Em,
  {
    actor,
    membership,
    invitation,
    unit,
    tenure = null,
    from,
    to,
  }: {
    actor: LogEntry['actor'];
    membership: UserCommunity;
    /** The id of the invitation. */
    invitation: string;
    unit: string;
    tenure?: Tenure | null;
    from: MembershipState | null;
    to: MembershipState;
  },
): Promise<void> {
  const userId = membership.user?.id ?? null;
  const person = userId && (await tx.findOne(User, { id: userId }, { fields: ['name'] }));
  const isTakenBack = from === 'CONFIRMED';
  await recordEvent(tx, {
    actor,
    communityId: membership.community.id,
    subject: { type: 'MEMBER', id: membership.id },
    action: isTakenBack ? 'END' : to === 'CONFIRMED' ? 'CONFIRM' : 'ASK_TO_JOIN',
    from,
    to,
    snapshot: {
      title: person ? person.name : unit,
      userId,
      unit,
      tenure,
      isFurther: true,
      // So that undoing an approval knows it from what was done since.
      cameWith: invitation,
    },
  });
}

/** A further unit that came with an invitation, and its state before; null for one that was not there. */
export interface TakenUnit {
  unit: string;
  before: MembershipState | null;
}

/** The further unit of a membership that a text names, in any state. */
export async function findFurtherUnit(
  tx: Em,
  membershipId: string,
  label: string,
): Promise<FurtherUnit | undefined> {
  const rows = await tx.find(FurtherUnit, { membership: membershipId });
  return rows.find(({ condoUnit }) => unitKey(condoUnit) === unitKey(label));
}

/** Changes a further unit of a membership, or adds it. */
export async function saveFurtherUnit(
  tx: Em,
  membership: string,
  before: FurtherUnit | undefined,
  values: {
    condoUnit: string;
    unit: string | null;
    state: MembershipState;
    tenure?: Tenure | null;
    claimedTenure?: Tenure | null;
  },
): Promise<void> {
  if (before) await tx.nativeUpdate(FurtherUnit, { id: before.id }, values);
  else {
    const createdAt = new Date();
    await tx.insert(FurtherUnit, { id: randomUUID(), membership, createdAt, ...values });
  }
}
