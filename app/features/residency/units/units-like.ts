interface RegisteredUnit {
  key: string;
  label: string;
}

/** How many units are offered instead of one that the register does not have. */
const mostOffered = 5;

/** What people write before the name of a tower or a penthouse, in either language, in a key. */
const wordsInKeys: [RegExp, string][] = [
  [/penthouse/gu, 'ph'],
  [/tower|tour|building|bldg|bâtiment|immeuble|édifice|block|bloc|phase/gu, ''],
];

/**
 * The labels of the units that are written much like a key, at most five, those first that say the same in other words:
 * 'PH-02' for 'penthouse2', 'A-305' for 'towera305', '1101' for '1-101', '12 Elm Private' for '12elm'. Where none does,
 * those with the same number, and those with one character more, less or different, or with two that changed places.
 */
export function unitsLike(key: string, units: readonly RegisteredUnit[]): string[] {
  const plain = inPlainWords(key);
  const number = numberIn(key);
  const likeness = (unit: RegisteredUnit): number => {
    if (inPlainWords(unit.key) === plain) return 0;
    if (/\d\p{L}{2}/u.test(key) && unit.key.startsWith(key)) return 1;
    if (number !== null && numberIn(unit.key) === number) return 2;
    return key.length > 1 && isOneSlipAway(unit.key, key) ? 3 : 4;
  };
  const ranked = units.map((unit) => ({ ...unit, rank: likeness(unit) }));
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return ranked
    .filter(({ rank }) => rank < 4 && (best > 1 || rank <= 1))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostOffered)
    .map(({ label }) => label);
}

/**
 * For each of these units the label of another one that says the same in other words ('PH-02' for 'PH2'): one of the
 * register, or else one of these before it. Keys without one are left out.
 */
export function sameInOtherWords(
  units: readonly RegisteredUnit[],
  register: readonly RegisteredUnit[],
): Map<string, string> {
  const known = new Map(register.map(({ key, label }) => [inPlainWords(key), label]));
  const same = new Map<string, string>();
  for (const { key, label } of units) {
    const plain = inPlainWords(key);
    const other = known.get(plain);
    if (other === undefined) known.set(plain, label);
    else same.set(key, other);
  }
  return same;
}

/** A key without the words of a tower, the marks in it and the zeros before each number. */
const inPlainWords = (key: string): string =>
  wordsInKeys
    .reduce((text, [words, short]) => text.replace(words, short), key)
    .replaceAll('-', '')
    .replace(/(^|\D)0+(?=\d)/gu, '$1');

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
