import { expect, it } from 'vitest';
import { Booking, CondoNotice, Unit } from '#db/entities/index.ts';
import { makeBooking, makeNotice, makePlace } from '#db/factories/index.ts';
import { Migration20261130000035 } from '#db/migrations/20261130000035-marks-between-figures.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** As an earlier version compared units. */
const keyBefore = (label: string) =>
  label
    .toLowerCase()
    .replace(/^(?:unit|unité)/u, '')
    .replace(/[\s.\-–#]/gu, '')
    .replace(/^0+(?=.)/u, '');

it('an upgrade compares units by the marks between their figures, and guesses nothing (rules 17.3)', async () => {
  const em = app.em();
  const { community, resident, board } = await makeNeighbourhood(em);
  await em.flush();
  const labels = [
    '1-21',
    'Unit 2-305',
    '301-302',
    '01 – 05',
    '3.4',
    'PH-2',
    'A - 101',
    '12 B',
    '305',
  ];
  for (const [position, label] of labels.entries()) {
    const unit = { label, key: keyBefore(label), floor: null, position, createdAt: new Date() };
    em.create(Unit, { community, ...unit });
  }
  const place = makePlace(em, community);
  const [startsAt, endsAt] = [new Date('2027-01-05T14:00:00Z'), new Date('2027-01-05T18:00:00Z')];
  const booked = { unitLabel: '1-21', unitKey: '121', startsAt, endsAt };
  const booking = makeBooking(em, place, resident, booked);
  const notice = makeNotice(em, board, community, {
    ...{
      audience: 'UNITS',
      audienceUnits: '121, 301-302',
      audienceUnitKeys: ['305', '121', '301302'],
    },
  });
  await em.flush();

  await em.transactional(async (tx) => {
    const migration = new Migration20261130000035(tx.getDriver() as never, tx.config as never);
    migration.up();
    for (const query of migration.getQueries()) await tx.execute(query as string);
  });

  const units = await app.em().find(Unit, { community }, { orderBy: { position: 'asc' } });
  expect(units.map(({ key }) => key)).toEqual(labels.map(unitKey));
  expect((await app.em().findOneOrFail(Booking, { id: booking.id })).unitKey).toBe('1-21');
  const { audienceUnitKeys } = await app.em().findOneOrFail(CondoNotice, { id: notice.id });
  expect(audienceUnitKeys).toEqual(['305', '1-21', '301-302']);
});
