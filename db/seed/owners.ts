import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  BoardYear,
  BoardYearEntry,
  Community,
  CondoNotice,
  Mortgagee,
  NoticeService,
  Owner,
  OwnerConsent,
  Ownership,
  ServiceHandover,
  Unit,
  UserCommunity,
  type User,
} from '../entities/index.ts';
import { dayOf, daysAgo, inDaysAt } from './city-time.ts';
import { addressesElsewhere, ownersWithoutAccount } from './content/owners.ts';

interface DemoOwner {
  id: string;
  unit: Unit;
  name: string;
  address: string | null;
  /** Whose account, where they are served by email. */
  served: { id: string; email: string } | null;
}

/** How many members of the building are on record as owners, the demo accounts first. */
const mostOnRecord = 40;

/**
 * The record of owners of a building, a notice that was served on them, all but one, and the board's year. The
 * people, the units and the notices are in the database.
 */
export async function seedOwners(
  tx: SqlEntityManager,
  { communityId, manager, now }: { communityId: string; manager: User; now: Date },
): Promise<void> {
  await tx.nativeUpdate(
    Community,
    { id: communityId },
    { serviceRule: 'RECORD', serviceDecidedOn: dayOf(daysAgo(now, 500, 1)) },
  );
  const units = await tx.find(Unit, { community: communityId }, { orderBy: { position: 'asc' } });
  const owners = [
    ...(await recordMembers(tx, { communityId, manager, now })),
    ...recordOthers(tx, units, { communityId, now }),
  ];
  const mortgaged = units.find(({ label }) => label === '407');
  if (mortgaged) {
    tx.create(Mortgagee, {
      unit: mortgaged,
      name: 'Caisse Rideau, prêts hypothécaires',
      email: 'avis@caisse-rideau.example',
      address: '150, rue Elgin, bureau 900\nOttawa ON  K2P 1L4',
      askedOn: dayOf(daysAgo(now, 320, 1)),
    });
  }
  await serve(tx, { communityId, manager, now }, { units, owners });
  seedYear(tx, { communityId, manager, now });
  await tx.flush();
}

interface Seeding {
  communityId: string;
  manager: User;
  now: Date;
}

/** Of three owners, one agreed to email, one asked for paper, and one never said; some live elsewhere. */
async function recordMembers(
  tx: SqlEntityManager,
  { communityId, manager, now }: Seeding,
): Promise<DemoOwner[]> {
  const memberships = await tx.find(
    UserCommunity,
    { community: communityId, tenure: { $in: ['OWNER', 'OWNER_ELSEWHERE'] }, unit: { $ne: null } },
    { populate: ['user', 'unit'], orderBy: { createdAt: 'asc', id: 'asc' }, limit: mostOnRecord },
  );
  return memberships.flatMap((membership, index) => {
    const [unit, user] = [membership.unit?.unwrap(), membership.user?.unwrap()];
    if (!unit || !user) return [];
    const answer = (['AGREED', 'REFUSED', null] as const)[index % 3] ?? null;
    const address = index % 4 === 2 ? addressesElsewhere[index % addressesElsewhere.length] : null;
    const owner = addOwner(tx, {
      ...{ communityId, unit, name: user.name, address: address ?? null, now },
      membership: membership.id,
    });
    if (answer) {
      const at = daysAgo(now, 200 + index, index);
      tx.create(OwnerConsent, {
        owner: owner.id,
        answer,
        givenOn: dayOf(at),
        way: index % 2 === 0 ? 'FORM' : 'EMAIL',
        recordedBy: manager,
        createdAt: at,
      });
    }
    const isServed = answer !== 'REFUSED' && user.isAuthenticated;
    return [{ ...owner, served: isServed ? { id: user.id, email: user.email } : null }];
  });
}

function recordOthers(
  tx: SqlEntityManager,
  units: Unit[],
  { communityId, now }: Pick<Seeding, 'communityId' | 'now'>,
): DemoOwner[] {
  return ownersWithoutAccount.flatMap(({ unit: label, name, address }) => {
    const unit = units.find((one) => one.label === label);
    if (!unit) return [];
    const owner = addOwner(tx, { communityId, unit, name, address, now, membership: null });
    return [{ ...owner, served: null }];
  });
}

function addOwner(
  tx: SqlEntityManager,
  {
    communityId,
    unit,
    name,
    address,
    membership,
    now,
  }: {
    communityId: string;
    unit: Unit;
    name: string;
    address: string | null;
    membership: string | null;
    now: Date;
  },
): Omit<DemoOwner, 'served'> {
  const id = randomUUID();
  const createdAt = daysAgo(now, 400, 1);
  tx.create(Owner, {
    id,
    community: communityId,
    membership,
    name,
    address,
    createdAt,
    updatedAt: createdAt,
  });
  tx.create(Ownership, { owner: id, unit, createdAt });
  return { id, unit, name, address };
}

/** Serves the notice that has to be: by email, by mail to all but the last, and at the units. */
async function serve(
  tx: SqlEntityManager,
  { communityId, manager, now }: Seeding,
  { units, owners }: { units: Unit[]; owners: DemoOwner[] },
): Promise<void> {
  const notice = await tx.findOne(CondoNotice, { community: communityId, mustBeServed: true });
  const out = notice?.publishedAt;
  if (!notice || !out) return;
  const rows: { unit: Unit; owner: DemoOwner | null }[] = units.flatMap((unit) => {
    const own = owners.filter((one) => one.unit.id === unit.id);
    const all: (DemoOwner | null)[] = own.length > 0 ? own : [null];
    return all.map((owner) => ({ unit, owner }));
  });
  const wayOf = ({ owner }: { owner: DemoOwner | null }) =>
    owner?.served ? 'EMAIL' : owner?.address ? 'MAIL' : 'UNIT';
  const byMail = rows.filter((row) => wayOf(row) === 'MAIL');
  const handover = (way: 'MAIL' | 'UNIT', what: string, days: number, count: number) =>
    tx.create(ServiceHandover, {
      ...{ notice, way, what, count, handedBy: manager.name, recordedBy: manager },
      handedOn: dayOf(daysAgo(now, days, 1)),
      createdAt: daysAgo(now, days, 1),
    });
  const mailed = handover(
    'MAIL',
    'Envelopes by ordinary mail, Canada Post',
    5,
    Math.max(1, byMail.length - 1),
  );
  const delivered = handover(
    'UNIT',
    'Copies in the mailboxes',
    5,
    rows.filter((row) => wayOf(row) === 'UNIT').length,
  );
  const open = byMail.at(-1);
  rows.forEach((row, index) => {
    const { unit, owner } = row;
    const way = wayOf(row);
    const paper = way === 'MAIL' ? mailed : way === 'UNIT' ? delivered : null;
    tx.create(NoticeService, {
      ...{ notice, owner: owner?.id ?? null, unitLabel: unit.label, unitKey: unit.key },
      ...{ position: index + 1, name: owner?.name ?? null, way, address: owner?.address ?? null },
      user: owner?.served?.id ?? null,
      emailState: owner?.served ? 'SENT' : null,
      emailAt: owner?.served ? new Date(out.getTime() + 40_000) : null,
      emailTo: owner?.served?.email ?? null,
      handover: row === open ? null : paper,
      createdAt: out,
    });
  });
}

/** The year that ends with this calendar year, with the meeting that its notice is about. */
function seedYear(tx: SqlEntityManager, { communityId, manager, now }: Seeding): void {
  const endsOn = `${dayOf(now).slice(0, 4)}-12-31`;
  const year = tx.create(BoardYear, {
    community: communityId,
    endsOn,
    meetingOn: dayOf(inDaysAt(now, 13, 12)),
    createdAt: daysAgo(now, 300, 1),
  });
  for (const [duty, days] of [
    ['PRELIMINARY_NOTICE', 30],
    ['MEETING_NOTICE', 5],
  ] as const) {
    const at = daysAgo(now, days, 1);
    tx.create(BoardYearEntry, {
      ...{ year, duty, doneOn: dayOf(at), doneBy: manager.name, recordedBy: manager },
      createdAt: at,
    });
  }
}
