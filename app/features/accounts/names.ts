import { toLatin } from './look-alikes.ts';

/**
 * Characters that cannot be seen, or that turn the text around them: format characters, fillers,
 * and what direction marks are made of.
 */
const invisible = /[\p{Cf}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

/** Scripts that need the two joiners within a word. */
const joined =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Tamil}])[\u200c\u200d](?=\p{L})/gu;

/**
 * One line of plain text as people see it: without invisible characters and direction marks, with
 * single spaces. Names in every script stay as they are.
 */
export function visibleText(text: string): string {
  const joiners: string[] = [];
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(joined, (joiner) => {
      joiners.push(joiner);
      return '\u0001';
    })
    .replace(invisible, '')
    .replaceAll('\u0001', () => joiners.shift() ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const reserved = [
  /\b(administrators?|admins?|moderators?|webmasters?|sysadmins?)\b/,
  /\bboard (of|members?|presidents?|chairs?|directors?)\b/,
  /\b(condo|condominium|building|community|resident|property) (board|managers?|management|office|team|association)\b/,
  /\bmanagement (office|team|company)\b/,
  /\bthe ?local ?link\b|^local ?link\b/,
  /^(the )?(board|management|manager|management office|office|concierge|security|support|staff|superintendent|neighbourhood watch)$/,
  /\b(conseil d.administration|administrateurs?|administratrices?|gestionnaires?)\b/,
];

/**
 * Whether a name reads like an office: the board, the manager or The Local Link itself. Accents,
 * capitals, punctuation and letters of other scripts that look the same make no difference.
 */
export function isReservedName(name: string): boolean {
  const latin = toLatin(visibleText(name).normalize('NFKD').replace(/\p{M}/gu, ''));
  // A capital I looks like a small l.
  return [latin, latin.replaceAll('I', 'l')].some((spelling) => {
    const plain = spelling
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return reserved.some((pattern) => pattern.test(plain));
  });
}
