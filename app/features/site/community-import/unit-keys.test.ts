import { expect, it } from 'vitest';
import type { Rows } from './rows.ts';
import { withUnitKeys } from './unit-keys.ts';

it('compares the units of an older export as this version does', () => {
  const older = {
    units: [
      { label: '1-21', key: '121' },
      { label: 'PH-2', key: 'ph2' },
    ],
    bookings: [{ unit_label: '1-21', unit_key: '121' }],
    'notice-deliveries': [{ unit_label: '12-1', unit_key: '121' }],
    'notice-services': [{ unit_label: 'PH-2', unit_key: 'ph2' }],
    notices: [{ audience_unit_keys: ['ph2', '121', '999'] }],
  } as unknown as Rows;
  const now = withUnitKeys(older);
  expect(now.units.map(({ key }) => key)).toEqual(['1-21', 'ph2']);
  expect(now.bookings.map((row) => row.unit_key)).toEqual(['1-21']);
  expect(now['notice-deliveries'].map((row) => row.unit_key)).toEqual(['12-1']);
  expect(now['notice-services'].map((row) => row.unit_key)).toEqual(['ph2']);
  expect(now.notices.map((row) => row.audience_unit_keys)).toEqual([['ph2', '1-21', '999']]);
});
