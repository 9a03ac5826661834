interface RegisteredUnit {
  key: string;
  label: string;
}

/** How many units are offered instead of one that the register does not have. */
const mostOffered = 3;

/**
 * The labels of the units that are written much like a key, at most three, in their order: without what is
 * before or after the number, with one character more, less or different, or with two that changed places.
 */
export function unitsLike(key: string, units: readonly RegisteredUnit[]): string[] {
  const number = numberIn(key);
  const isLike = (unit: RegisteredUnit) =>
    (number !== null && numberIn(unit.key) === number) ||
    (key.length > 1 && isOneSlipAway(unit.key, key));
  return units
    .filter(isLike)
    .slice(0, mostOffered)
    .map(({ label }) => label);
}

/** The longest number in a key, without leading zeros: '305' of 'a305', '2' of 'ph02'. */
function numberIn(key: string): string | null {
  const numbers = key.match(/[1-9]\d*/g) ?? [];
  return numbers.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** Whether two keys differ by one slip of a finger. */
function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2));
}
