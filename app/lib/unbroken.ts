/** What a number belongs to when it is behind it: 'riser 3', 'floors 12', 'unité 305'. */
const named =
  /(^|[^\p{L}])(risers?|floors?|units?|levels?|suites?|rooms?|size|colonnes?|étages?|unités?|niveaux?|taille|nº|ext\.|poste) (?=\d)/giu;

/** What is behind a number: '9 a.m.', '17 h', '25 per cent', '5 $'. */
const measured =
  /(\d) (?=(?:a\.m\.|p\.m\.|AM|PM|h|min|mm|cm|m|km|g|kg|per cent|%|\$|°C)(?![\p{L}\d]))/gu;

/** A mark that French sets apart from the word before it or, in quotes, after it: 'étage : sortez', '« Ru »'. */
const setApart = /(\S) (?=[:;!?»](?!\S))|(«) (?=\S)/gu;

/**
 * A text that people wrote, for a page: a number stays on one line with what it counts or names, and a French mark
 * with its word. What is saved, searched and edited keeps its ordinary spaces.
 */
export const unbroken = (text: string): string =>
  text.replace(named, '$1$2\u00a0').replace(measured, '$1\u00a0').replace(setApart, '$1$2\u00a0');

/** A French pronoun behind its verb stays on the verb's line: 'Acceptez-la', 'dites-nous'. */
export const unbrokenPronouns = (text: string): string =>
  text.replace(/(\p{L}-)(?=(?:la|le|les|leur|lui|en|y|nous|vous|moi)(?![\p{L}-]))/gu, '$1\u2060');

/** Telephone numbers with hyphens that a line does not end at: only for words that nobody dials from. */
export const unbrokenPhones = (text: string): string =>
  text.replace(/(^|[^\d-])(\d{3})-(\d{3})-(\d{4})(?![\d-])/g, '$1$2\u2011$3\u2011$4');
