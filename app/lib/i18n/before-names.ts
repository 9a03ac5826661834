/** A word that a French message puts before a name, and that changes with it: `{de:name}`, `{à:community}`. */
export type WordBeforeName = 'de' | 'à';

/** What `de` and `à` make together with an article. */
const contracted = {
  de: { le: 'du', les: 'des' },
  à: { le: 'au', les: 'aux' },
} as const;

/** A silent h, as in Hélène or Henri. Other names with an h keep the full word: de Hillsview Place. */
const silentH = /^h(?:é|el[eè]n|enr|erv|i(?:ppol|lair)|on?or|ortens|ubert|ugue|yacin)/i;

/** A vowel, or a y that sounds like one, as in Yves; not the y of Yasmine. */
const vowel = /^(?:[aeiouœæàâäéèêëîïôöûü]|y(?![aeiou]))/i;

/**
 * A name with the French word before it: « d’Ada », « de Marc », « au 18 Nepean », « du Carillon ».
 * A name that begins with a number is an address, which has an article; one that begins with its own
 * article gives it up.
 */
export function beforeName(word: WordBeforeName, name: string): string {
  const [, article, rest] = /^(le|les) (.+)$/i.exec(name) ?? [];
  if (article && rest) return `${contracted[word][article.toLowerCase() as 'le' | 'les']} ${rest}`;
  if (/^\d/.test(name)) return `${contracted[word].le} ${name}`;
  const elides = word === 'de' && (vowel.test(name) || silentH.test(name));
  return elides ? `d’${name}` : `${word} ${name}`;
}
