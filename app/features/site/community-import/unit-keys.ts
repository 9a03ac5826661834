import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Rows } from './rows.ts';

/** The rows of an export with units as this version compares them: it may be of a version that did so otherwise. */
export function withUnitKeys(rows: Rows): Rows {
  const keyBefore = new Map(rows.units.map(({ key, label }) => [key, unitKey(label)]));
  const keyed = <Row extends { unit_label: string; unit_key: string }>(all: Row[]): Row[] =>
    all.map((row) => ({ ...row, unit_key: unitKey(row.unit_label) }));
  return {
    ...rows,
    units: rows.units.map((unit) => ({ ...unit, key: unitKey(unit.label) })),
    bookings: keyed(rows.bookings),
    'notice-deliveries': keyed(rows['notice-deliveries']),
    'notice-services': keyed(rows['notice-services']),
    notices: rows.notices.map((notice) => ({
      ...notice,
      audience_unit_keys: notice.audience_unit_keys.map((key) => keyBefore.get(key) ?? key),
    })),
  };
}
