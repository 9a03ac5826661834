/**
 * Characters that cannot be seen, or that turn the text around them: format characters, fillers,
 * and what direction marks are made of.
 */
const invisible = /[\p{Cf}\u115f\u1160\u17b4\u17b5\u034f\u2800\u3164\uffa0]/gu;

/**
 * What a text may have without showing anything: spaces, controls, characters that are to be ignored where they
 * cannot be drawn (the zero-width and soft-hyphen kind, joiners, direction marks, variation selectors, the Hangul
 * fillers), and signs that are drawn blank (of Braille, of music, of Khitan).
 */
const unseen =
  /[\s\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{16fe4}\u{1d159}]/gu;

/** Whether nothing of a text can be seen, so that it counts as empty. */
export const isBlank = (text: string): boolean => text.replace(unseen, '') === '';

/** Scripts that need the two joiners within a word. */
const joined =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Tamil}])[\u200c\u200d](?=\p{L})/gu;

/**
 * One line of plain text as people see it: without invisible characters and direction marks, with
 * single spaces. Names in every script stay as they are.
 */
export function visibleText(text: string): string {
  if (isBlank(text)) return '';
  const joiners: string[] = [];
  let next = 0;
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(joined, (joiner) => {
      joiners.push(joiner);
      return '\u0001';
    })
    .replace(invisible, '')
    .replaceAll('\u0001', () => joiners[next++] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a name has a character of an address or a tag, or one that is written like it: `@`, `<`, `>`. */
export const hasAddressSigns = (name: string): boolean => /[@<>]/.test(name.normalize('NFKC'));

const reserved = [
  /\b(administrators?|admins?|moderators?|webmasters?|sysadmins?)\b/,
  /\bboard (of|members?|presidents?|chairs?|directors?)\b/,
  /\b(condo|condominium|building|community|resident|property) (board|managers?|management|office|team|association)\b/,
  /\bmanagement (office|team|company)\b/,
  /\bthe ?local ?link\b|^local ?link\b/,
  /^(the )?(board|management|manager|management office|office|concierge|security|support|staff|superintendent|neighbourhood watch)$/,
  /\b(moderation|management|board|security) (team|committee|office)\b|\bofficial\b/,
  /\b(conseil d.administration|administrateurs?|administratrices?|gestionnaires?)\b/,
];

/**
 * Whether a name reads like an office: the board, the manager, The Local Link itself, or one of these
 * communities. Accents, capitals, punctuation and letters of other scripts that look the same make
 * no difference.
 */
export function isReservedName(name: string, communityNames: string[]): boolean {
  const places = communityNames.flatMap(spellings);
  return spellings(name).some(
    (spelling) =>
      reserved.some((pattern) => pattern.test(spelling)) ||
      places.some((place) => namesPlace(spelling, place)),
  );
}

/** Whether a name is that of a place, or has it among its words; one word may be anybody's name. */
const namesPlace = (name: string, place: string): boolean =>
  name === place || (place.includes(' ') && ` ${name} `.includes(` ${place} `));

/** A name in plain Latin letters, and again with each capital I read as the small l it looks like. */
function spellings(name: string): string[] {
  const latin = toLatin(visibleText(name).normalize('NFKD').replace(/\p{M}/gu, ''));
  return [latin, latin.replaceAll('I', 'l')].map((spelling) =>
    spelling
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
}

/** Letters of other scripts, each above the Latin letter that it looks like. */
const lookAlikes = [
  ['АВЕЅІЈКМНОРСТУХҮԚԜ', 'ABESIJKMHOPCTYXYQW'],
  ['аеорсухѕіјһԁԛԝӏкмтвнгԍү', 'aeopcyxsijhdqwlkmtbhrgy'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβγεικνορτυχηωσϲϳμ', 'abyeikvoptuxnwocju'],
  ['ıɑɡ', 'iag'],
] as const;

const latinOf = new Map(
  lookAlikes.flatMap(([others, latin]) =>
    [...others].map((letter, index): [string, string] => [letter, latin[index] ?? letter]),
  ),
);

/** A text with the letters that look like Latin ones made Latin. It is for comparing, not to show. */
const toLatin = (text: string): string =>
  Array.from(text, (letter) => latinOf.get(letter) ?? letter).join('');
