/** How it is with one thing: `look` is for what works today, and may not tomorrow. */
export type Verdict = 'ok' | 'look' | 'failing';

export interface Check {
  /** What was looked at, in a word or two. */
  name: string;
  verdict: Verdict;
  /** What was found. */
  found: string;
  /** What to do about it; undefined where there is nothing to do. */
  remedy?: string;
}

export const ok = (name: string, found: string): Check => ({ name, verdict: 'ok', found });

export const look = (name: string, found: string, remedy: string): Check => ({
  name,
  verdict: 'look',
  found,
  remedy,
});

export const failing = (name: string, found: string, remedy: string): Check => ({
  name,
  verdict: 'failing',
  found,
  remedy,
});

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
];

/** A length of time in seconds, such as '40 seconds', '3 hours' or '2 days'. */
export function lasting(seconds: number): string {
  const fits = units.find((one) => seconds >= 2 * one.seconds) ?? { unit: 'second', seconds: 1 };
  return counted(Math.round(seconds / fits.seconds), fits.unit);
}

/** '1 email', '3 emails' */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-CA')} ${noun}${count === 1 ? '' : 's'}`;

/** '330 kB', '512 MB', '3.4 GB' */
export const roomOf = (bytes: number): string =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1e3)} kB`
    : bytes < 1e9
      ? `${Math.floor(bytes / 1e6)} MB`
      : `${(bytes / 1e9).toFixed(1)} GB`;
