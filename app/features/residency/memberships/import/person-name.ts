import { plain } from './list-words.ts';

/** Whether two names have the same words: case, accents and the order of first and last name do not count. */
export const isSameName = (one: string, other: string): boolean =>
  nameWords(one) !== '' && nameWords(one) === nameWords(other);

/** The words of a name for comparing it, in plain small letters and always in the same order. */
export const nameWords = (name: string): string => plain(name).split(' ').sort().join(' ');

/** What a company or an estate has in its name, which is one owner whatever else it says. */
const oneOwner =
  /(?:^|[^\p{L}])(inc|ltd|ltée|limitée|limited|corp|corporation|llc|llp|trust|fiducie|holdings?|gestion|enr|senc|company|compagnie|co|sons|fils|associates|associés|estate|succession|foundation|fondation|partners)(?!\p{L})/iu;

/** What family names begin with, as in 'de la Cruz' and 'Van Dyke'. */
const particles =
  /^\s*(?:(?:de|du|des|la|le|van|von|der|den|di|da|do|dos|del|della|el|al|bin|ibn|ben|ter|ten|zu|st\.?|saint)\s+)+(?=\p{L})/iu;

/** Whether a name reads like those of two people: 'Anna and Bob Smith', 'Anna Smith, Bob Jones'. */
export const readsLikeTwo = (whole: string): boolean => {
  const name = whole.replace(particles, '');
  return !oneOwner.test(name) && namesTwo(name);
};

const namesTwo = (name: string): boolean =>
  /\p{L}\s*(?:\s(?:and|et)\s|[&;/+\n])\s*\p{L}/iu.test(name.trim()) ||
  /^\s*\p{L}\S*\s+\p{L}[^,]*,\s*\p{L}\S*\s+\p{L}/u.test(name);

/** What follows a name after a comma and is none: 'Ann Lee, MD', 'John Smith, Jr.' */
const suffix =
  /^(jr|sr|ii|iii|iv|md|dds|dmd|phd|esq|qc|kc|cpa|mba|rn|ing|eng|p\.?\s?eng|m\.?d|ph\.?d|c\.?m|o\.?c|ret|père|fils|junior|senior)\.?$/iu;

/**
 * A name in the order in which one says it: 'Lee, Ann' is 'Ann Lee'. Those of companies, of two people, and
 * with a title behind the comma stay as they are.
 */
export function turnName(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  const isTurned =
    more.length === 0 && /\p{L}/u.test(last) && /\p{L}/u.test(first) && !suffix.test(first);
  return isTurned && !oneOwner.test(name) && !readsLikeTwo(name) ? `${first} ${last}` : name;
}
