import { describe, expect, it } from 'vitest';
import {
  backupName,
  beganAt,
  outdated,
  isBeforeUpgradeTo,
  isUpgradeDraft,
  outdatedUpgrades,
  upgradeBackupName,
} from './retention.ts';

/** Backups at 2:20 in the morning in Ottawa (winter time all year, for simplicity), newest last. */
const nights = (count: number, last = '2026-11-26T07:20:00Z') =>
  Array.from({ length: count }, (_, ago) =>
    backupName(new Date(Date.parse(last) - ago * 24 * 60 * 60 * 1000)),
  ).reverse();

const daysOf = (names: string[]) =>
  names.map((name) => beganAt(name)?.toISOString().slice(0, 10)).sort();

function afterEachNight(names: string[]): string[] {
  let there: string[] = [];
  for (const name of names) {
    there.push(name);
    const gone = outdated(there);
    there = there.filter((one) => !gone.includes(one));
  }
  return there;
}

describe('the backups that are kept', () => {
  it('are named by the moment they began', () => {
    const at = new Date('2026-11-26T07:20:05.123Z');
    expect(backupName(at)).toBe('local-link-20261126T072005Z.tar.gz');
    expect(beganAt(backupName(at))?.toISOString()).toBe('2026-11-26T07:20:05.000Z');
  });

  it('are those of 7 days, 4 weeks and 12 months, when one was made each night for two years', () => {
    const days = daysOf(afterEachNight(nights(730)));
    expect(days).toEqual([
      ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
      ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
      // The Sundays of the weeks, and the last seven days.
      ...['2026-11-08', '2026-11-15'],
      ...['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'],
      '2026-11-26',
    ]);
  });

  it('are the newest of a day that has several', () => {
    const morning = backupName(new Date('2026-11-26T07:20:00Z'));
    const evening = backupName(new Date('2026-11-26T23:20:00Z'));
    expect(outdated([evening, morning])).toEqual([morning]);
  });

  it('go by the day in Ottawa', () => {
    const lateThatDay = backupName(new Date('2026-11-27T04:30:00Z'));
    const early = backupName(new Date('2026-11-26T07:20:00Z'));
    expect(outdated([early, lateThatDay])).toEqual([early]);
  });

  it('stay where there was a pause', () => {
    const old = nights(7, '2026-03-05T07:20:00Z');
    const recent = nights(1);
    expect(outdated([...old, ...recent])).toEqual([
      // The eighth day, which is neither the newest of a week nor of a month.
      old[0],
    ]);
  });

  it('leave other files alone', () => {
    const others = ['notes.txt', 'local-link-20261126T072005Z.tar.gz.old', 'my-local-link.tar.gz'];
    expect(outdated([...others, ...nights(400)]).filter((name) => others.includes(name))).toEqual(
      [],
    );
  });
});

describe('the backups from before upgrades that stay', () => {
  const names = ['0.2.0-20260301', '1.0.0-rc.1-20260201', '0.1.0-20260401', '0.3.0-20260101'].map(
    (name) => `before-upgrade-${name}T072000Z.tar.gz`,
  );

  it('are the last three, whatever their version, and no other file is touched', () => {
    const others = ['before-upgrade-by-hand.tar.gz', `${names[0]}.part`, ...nights(3)];
    expect(outdatedUpgrades([...names, ...others])).toEqual([names[3]]);
    expect(outdated([...names, ...nights(3)])).toEqual([]);
  });

  it('are told apart by the version that came after', () => {
    const name = upgradeBackupName('1.0.0-rc.1', new Date('2026-02-01T07:20:00Z'));
    expect(name).toBe(names[1]);
    expect(isBeforeUpgradeTo(name, '1.0.0-rc.1')).toBe(true);
    expect(isBeforeUpgradeTo(name, '1.0.0')).toBe(false);
    expect([`${name}.part`, name, 'notes.part'].map(isUpgradeDraft)).toEqual([true, false, false]);
  });
});
