import { z } from 'zod';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { issueMessage } from './issue-text.server.ts';

/** Ten million dollars; more is a slip of the finger. */
export const mostCents = 1_000_000_000;

/** What a form says of an amount, by the key of each text. */
interface AmountWords {
  /** How to write one. */
  format: MessageKey;
  /** How to write this one, which has points between its groups: with `dollars` and `cents`. */
  withoutPoints: MessageKey;
  /** The two amounts that this one may be: with `dollars`, `cents` and `whole`. */
  twoCents: MessageKey;
  tooHigh: MessageKey;
}

/** Whole dollars, in groups of three or not, then cents; `\s` matches no-break spaces too. */
const amountPattern = /^\$?\s*(\d+|\d{1,3}(?:[,\s]\d{3})+)?(?:\.(\d{0,2})|,(\d{1,2}))?\s*\$?$/;

/** An amount whose groups are set apart by points. */
const pointPattern = /^\$?\s*(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?\s*\$?$/;

/** Longer than any amount, however it is written. */
const longestAmount = 40;

/**
 * Dollars as people type them to integer cents: '1,250', '$19.50', '12,50', '1 250 $'. Three digits
 * after a comma are a group; one or two are cents.
 */
export const dollars = (words: AmountWords) =>
  z
    .string()
    .trim()
    .max(longestAmount, words.format)
    .transform((text, context) => {
      const [, whole = '', afterPoint = '', afterComma = ''] = amountPattern.exec(text) ?? [];
      const cents = afterPoint || afterComma;
      if (whole || cents) return Number(whole.replace(/\D/g, '') + cents.padEnd(2, '0'));
      context.addIssue({ code: 'custom', message: adviceFor(text, words) });
      return z.NEVER;
    })
    .pipe(z.number().max(mostCents, words.tooHigh));

/** How to write what was not understood. */
function adviceFor(text: string, words: AmountWords): string {
  const [, whole, cents = ''] = pointPattern.exec(text) ?? [];
  if (!whole) return words.format;
  // '19.999' may be 19.99 with a digit too many, or 19,999 as some countries write it.
  const [dollars = '', thousands = '', ...more] = whole.split('.');
  if (more.length === 0 && cents === '') {
    return issueMessage(words.twoCents, {
      dollars,
      cents: thousands.slice(0, 2),
      whole: String(Number(dollars + thousands)),
    });
  }
  return issueMessage(words.withoutPoints, {
    dollars: whole.replaceAll('.', ''),
    cents: cents.padEnd(2, '0'),
  });
}
