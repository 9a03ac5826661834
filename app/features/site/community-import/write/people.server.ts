import { randomBytes, randomUUID } from 'node:crypto';
import { FurtherUnit, Unit, User, UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import { recordRole } from '#app/features/residency/ending/moderators.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import type { Ids } from '../ids.ts';
import type { Person } from '../match-people.server.ts';
import type { Row, Rows } from '../rows.ts';

/**
 * Makes the accounts that are not here yet. Nobody knows their password, and nobody has confirmed their address: a link
 * that is sent to it opens them. Who is only a name has an account that nobody can open.
 */
export async function writeAccounts(tx: Em, ids: Ids, people: Person[]): Promise<void> {
  // One hash for all: nobody knows what it is a hash of.
  const password = await hashPassword(randomBytes(32).toString('base64url'));
  const createdAt = new Date();
  for (const { old, account } of people) if (account) ids.set(old, account.id);
  await insertInParts(
    tx,
    User,
    people.flatMap(({ old, name, email, phone, language, office, isClosed, is }) => {
      if (is === 'account') return [];
      const row = { id: ids.of(old), name, password, createdAt };
      if (is === 'new' && email !== null) {
        return { ...row, email, phone, language, role: office ?? ('RESIDENT' as const) };
      }
      return {
        ...row,
        email: `${randomUUID()}@imported.invalid`,
        disabledAt: createdAt,
        deletionAskedAt: isClosed ? createdAt : null,
      };
    }),
  );
}

/** The role of somebody who is made a moderator, before and after. */
export interface Raised {
  person: Person;
  from: Role;
  to: Role;
}

/**
 * Makes residents who have an account here already what the file says that they are, with a line in the community's
 * log. Any other role stays. Returns whose role changed.
 */
export async function raiseRoles(
  tx: Em,
  ids: Ids,
  { communityId, people }: { communityId: string; people: Person[] },
): Promise<Raised[]> {
  const raised: Raised[] = [];
  for (const person of people) {
    const { account, office, old, name } = person;
    if (!account || !office || account.role !== 'RESIDENT') continue;
    await tx.nativeUpdate(User, { id: account.id }, { role: office });
    const change = { from: account.role, to: office };
    await recordRole(tx, {
      ...{ by: null, person: { id: ids.of(old), name }, communityId, moderates: true },
      ...change,
    });
    raised.push({ person, ...change });
  }
  return raised;
}

/** Writes the register of units. */
export const writeUnits = (tx: Em, ids: Ids, community: string, units: Rows['units']) =>
  insertInParts(
    tx,
    Unit,
    units.map(({ id, created_at: createdAt, ...unit }) => ({
      ...unit,
      id: ids.of(id),
      community,
      createdAt,
    })),
  );

/** Writes the memberships with their further units. */
export async function writeMemberships(
  tx: Em,
  ids: Ids,
  { community, people, rows }: { community: string; people: Person[]; rows: Rows },
): Promise<void> {
  const known = new Map(people.map((person) => [person.old, person]));
  await insertInParts(
    tx,
    UserCommunity,
    rows.memberships.map((row) => {
      const person = row.user_id ? (known.get(row.user_id) ?? null) : null;
      return { ...placeOf(ids, row), community, ...standingOf(ids, row, person) };
    }),
  );
  const invited = new Set(
    rows.memberships.flatMap(({ id, user_id: user }) =>
      user && known.get(user)?.is === 'taken' ? id : [],
    ),
  );
  await insertInParts(
    tx,
    FurtherUnit,
    rows['further-units'].flatMap((row) =>
      invited.has(row.membership_id)
        ? []
        : {
            id: ids.of(row.id),
            membership: ids.of(row.membership_id),
            unit: ids.maybe(row.unit_id),
            condoUnit: row.condo_unit,
            state: row.state,
            tenure: row.tenure,
            claimedTenure: row.claimed_tenure,
            createdAt: row.created_at,
          },
    ),
  );
}

const placeOf = (ids: Ids, row: Row<'memberships'>) => ({
  id: ids.of(row.id),
  unit: ids.maybe(row.unit_id),
  condoUnit: row.condo_unit,
  tenure: row.tenure,
  claimedTenure: row.claimed_tenure,
  decidedBy: ids.maybe(row.decided_by_id),
  decisionReason: row.decision_reason,
  createdAt: row.created_at,
});

/** Whose it is, and how it stands. */
function standingOf(ids: Ids, row: Row<'memberships'>, person: Person | null) {
  const { state, confirmed_at: confirmedAt, ends_on: endsOn, ended_at: endedAt } = row;
  const isOver = state === 'ENDED';
  if (!person || (person.is === 'taken' && !isOver)) {
    // An invitation without a link: the board sends a new one, to the address itself.
    return {
      state: isOver ? ('ENDED' as const) : ('INVITED' as const),
      inviteeName: person?.name ?? row.name,
      inviteeEmail: row.email,
      inviteePhone: row.phone,
      inviteeLanguage: row.language,
      invitedRole: officeOf(person ? person.office : row.invited_role),
      endedAt,
    };
  }
  const isNobody = person.is === 'name' || person.is === 'taken';
  const isCurrent = !isOver && !isNobody;
  return {
    user: ids.of(person.old),
    state: isNobody ? ('ENDED' as const) : state,
    ...{ confirmedAt, endsOn, endedAt: isNobody ? (endedAt ?? new Date()) : endedAt },
    canModerate: isCurrent && state === 'CONFIRMED' && row.can_moderate && person.office !== null,
    isPrimary: isCurrent && state !== 'INVITED' && !person.account?.hasPrimary,
    position: person.account?.places ?? 0,
  };
}

const officeOf = (role: Role | null): Role | null =>
  role === 'BOARD' || role === 'MANAGER' ? role : null;
