/** What the French catalogue counts and measures: figures keep together with them. */
const units = [
  ...['caractères?', 'mots?', 'photos?', 'pixels', 'ko', 'Mo', 'Go'],
  ...['minutes?', 'heures?', 'h', 'jours?', 'semaines?', 'mois', 'ans?', 'fois'],
  ...['dollars', 'cents', 'millions?'],
].join('|');

/**
 * In French, what is wrong: a plain space or none where a no-break one belongs, also
 * between a figure and what it counts; a straight apostrophe or quotation mark, three dots, or an ending
 * in brackets.
 */
export const misprint = new RegExp(
  [
    ' [:;!?»%$]',
    String.raw`[\d}] (?:${units})(?![\p{L}-])`,
    '«(?!\u00a0)',
    String.raw`(?<!\u00a0)(?:[;!?»]|:(?=\s|$))`,
    String.raw`'|["“”]|\.\.\.|\(e?s?\)`,
  ].join('|'),
  'u',
);
