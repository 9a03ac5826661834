/** A word that a French message puts before a name, and that changes with it: `{de:name}`, `{à:community}`. */
export type WordBeforeName = 'de' | 'à';

/**
 * Names that `de` loses its e before: a vowel, a y that sounds like one, as in Yves and not in Yasmine,
 * or a silent h, as in Hélène or Henri. Other names with an h keep the full word: de Hillsview Place.
 * Accents are apart from their letters here.
 */
const elided =
  /^(?:[aeiouœæ]|y(?![aeiou])|h(?:e\u0301|e\u0300?len|enr|erv|ippol|ilair|onor|ortens|ubert|ugue|yacin))/i;

/**
 * What stands before a name, and what is left of the name: « d’ » and « Ada », « au » and « 18 Nepean »,
 * « du » and « Carillon ». A name that begins with a number is an address, which has an article; one that
 * begins with its own article gives it up.
 */
export function splitName(word: WordBeforeName, name: string): [before: string, rest: string] {
  const [one, more] = word === 'de' ? ['du ', 'des '] : ['au ', 'aux '];
  const [, article, rest] = /^(les?) (.+)/i.exec(name) ?? [];
  if (article && rest) return [article.length > 2 ? more : one, rest];
  if (/^\d/.test(name)) return [one, name];
  return [word === 'de' && elided.test(name.normalize('NFD')) ? 'd’' : `${word} `, name];
}
