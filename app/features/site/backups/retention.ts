import { cityDates } from '#app/lib/format.ts';

/** How many of the latest days, weeks and months that have a backup keep their newest one. */
export const kept = { days: 7, weeks: 4, months: 12 };

const pattern = /^local-link-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

/** A moment in UTC as it is in names, such as '20261126T072000Z'. */
const stamp = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** The name of a nightly backup, which tells when it began, in UTC. */
export const backupName = (at: Date): string => `local-link-${stamp(at)}.tar.gz`;

/** When a backup with this name began; null for a file that is none of ours. */
export function beganAt(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
  if (!second) return null;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const day = 24 * 60 * 60 * 1000;
const cityDay = cityDates('en', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day in Ottawa, as '2026-11-26'. */
function dayOf(at: Date): string {
  const parts = Object.fromEntries(
    cityDay.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The Monday of the day's week. */
function weekOf(at: Date): string {
  const noon = new Date(`${dayOf(at)}T12:00:00Z`);
  return new Date(noon.getTime() - ((noon.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10);
}

const monthOf = (at: Date): string => dayOf(at).slice(0, 7);

/**
 * The names among these that are too old to be kept. Names of other files are never among them. Periods without a
 * backup do not count, so that a pause loses none.
 */
export function outdated(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const at = beganAt(name);
      return at ? [{ name, at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const keeps = new Set([
    ...newestOfEach(backups, dayOf, kept.days),
    ...newestOfEach(backups, weekOf, kept.weeks),
    ...newestOfEach(backups, monthOf, kept.months),
  ]);
  return backups.map(({ name }) => name).filter((name) => !keeps.has(name));
}

/** The newest name of each of the latest periods. They come newest first. */
function newestOfEach(
  backups: { name: string; at: Date }[],
  periodOf: (at: Date) => string,
  most: number,
): string[] {
  const newest = new Map<string, string>();
  for (const { name, at } of backups) {
    if (!newest.has(periodOf(at))) newest.set(periodOf(at), name);
  }
  return [...newest.values()].slice(0, most);
}

/** How many backups from before upgrades are kept. */
const keptUpgrades = 3;

const upgradePattern = /^before-upgrade-(.+)-(\d{8}T\d{6}Z)\.tar\.gz$/;

/** The name of a backup from before the upgrade to a version. */
export const upgradeBackupName = (version: string, at: Date): string =>
  `before-upgrade-${version}-${stamp(at)}.tar.gz`;

export const isBeforeUpgradeTo = (name: string, version: string): boolean =>
  upgradePattern.exec(name)?.[1] === version;

/** What a process that was killed while it wrote one has left. */
export const isUpgradeDraft = (name: string): boolean =>
  name.endsWith('.part') && upgradePattern.test(name.slice(0, -'.part'.length));

/** The names among these of backups from before upgrades that are too old to be kept. */
export const outdatedUpgrades = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => {
      const [, , at] = upgradePattern.exec(name) ?? [];
      return at === undefined ? [] : [{ name, at }];
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(keptUpgrades)
    .map(({ name }) => name);
