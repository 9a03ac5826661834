import { expect, it } from 'vitest';
import {
  Community,
  NoticeService,
  Owner,
  OwnerConsent,
  Ownership,
  Unit,
} from '#db/entities/index.ts';
import { makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { Migration20261130000038 } from '#db/migrations/20261130000038-owners-as-people.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** The tables as the version before had them. */
const before = [
  `drop table "mortgagees" cascade`,
  `drop table "ownerships"`,
  `drop table "owners" cascade`,
  `alter table "owner_consents" drop column "document_id"`,
  `alter table "notice_services" drop column "further_units", drop column "reason",
    drop column "mortgagee_id", drop column "email_address", drop column "came_back_on", drop column "emails_since"`,
  `drop index "mail_letters_address_index"`,
  `alter table "communities" drop column "service_rule", drop column "service_decided_on",
    drop column "service_document_id"`,
  `create table "unit_owners" (
    "id" uuid primary key, "community_id" uuid not null, "unit_id" uuid not null, "membership_id" uuid null,
    "name" text not null, "address" text null, "ended_on" date null, "version" int not null default 1,
    "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now())`,
  `alter table "owner_consents" add constraint "owner_consents_owner_id_foreign"
    foreign key ("owner_id") references "unit_owners" ("id") on delete cascade`,
  `alter table "notice_services" add constraint "notice_services_owner_id_foreign"
    foreign key ("owner_id") references "unit_owners" ("id") on delete set null`,
];

it('an upgrade makes one owner of lines that say the same of one account, and guesses nothing (rules 37.1)', async () => {
  const em = app.em();
  const { community, elsewhere, board } = await makeNeighbourhood(em);
  const units = ['305', '412', 'P2-14'].map((label, index) =>
    em.create(Unit, { community, label, key: label.toLowerCase(), floor: 3, position: index }),
  );
  const olive = makeUser(em, { name: 'Olive Owner' });
  const membership = makeMembership(em, olive, community, { condoUnit: '305', tenure: 'OWNER' });
  const notice = makeNotice(em, board, community, { kind: 'MEETING', mustBeServed: true });
  await em.flush();
  const line = (name: string, unit: number, given: { address?: string; mine?: boolean } = {}) => ({
    id: crypto.randomUUID(),
    name,
    unit: units[unit]?.id ?? '',
    address: given.address ?? null,
    membership: given.mine === false ? null : membership.id,
  });
  const lines = {
    first: line('Olive Owner', 0),
    same: line('Olive Owner', 1),
    spouse: line('Oscar Owner', 0),
    elsewhere: line('Olive Owner', 2, { address: '12 Elm Street' }),
    noAccount: line('Olive Owner', 1, { mine: false }),
    noAccountEither: line('Olive Owner', 2, { mine: false }),
  };
  await em.transactional(async (tx) => {
    for (const statement of before) await tx.execute(statement);
    let minute = 10;
    for (const { id, name, unit, address, membership: account } of Object.values(lines)) {
      const createdAt = `2026-01-05T12:${(minute += 1)}:00Z`;
      await tx.execute(
        `insert into unit_owners (id, community_id, unit_id, membership_id, name, address, created_at)
         values (?, ?, ?, ?, ?, ?, ?)`,
        [id, community.id, unit, account, name, address, createdAt],
      );
    }
    for (const owner of [lines.first, lines.same]) {
      await tx.execute(
        `insert into owner_consents (id, owner_id, answer, given_on, way, created_at)
         values (?, ?, 'AGREED', '2026-01-05', 'FORM', now())`,
        [crypto.randomUUID(), owner.id],
      );
      await tx.execute(
        `insert into notice_services
           (id, notice_id, owner_id, unit_label, unit_key, position, name, way, created_at)
         values (?, ?, ?, '305', '305', 1, 'Olive Owner', 'UNIT', now())`,
        [crypto.randomUUID(), notice.id, owner.id],
      );
    }
    const migration = new Migration20261130000038(tx.getDriver() as never, tx.config as never);
    migration.up();
    for (const query of migration.getQueries()) await tx.execute(query as string);
  });

  const after = app.em();
  const owners = await after.find(Owner, { community });
  const kept = ['first', 'spouse', 'elsewhere', 'noAccount', 'noAccountEither'] as const;
  expect(owners.map(({ id }) => id).sort()).toEqual(kept.map((one) => lines[one].id).sort());
  const ofFirst = await after.find(Ownership, { owner: lines.first.id }, { populate: ['unit'] });
  expect(ofFirst.map(({ unit }) => unit.unwrap().label).sort()).toEqual(['305', '412']);
  expect(await after.count(OwnerConsent, { owner: lines.first.id })).toBe(2);
  // How notices were served stays, once for the owner and once as it was.
  const services = await after.find(NoticeService, { notice });
  expect(services.map(({ owner }) => owner?.id ?? null).sort()).toEqual(
    [lines.first.id, null].sort(),
  );
  // Who agreed goes on being served by email; the other corporation serves on paper until it says more.
  expect((await after.findOneOrFail(Community, { id: community.id })).serviceRule).toBe(
    'AGREEMENT',
  );
  expect((await after.findOneOrFail(Community, { id: elsewhere.id })).serviceRule).toBe('PAPER');
});
