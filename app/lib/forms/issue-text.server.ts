import { z } from 'zod';
import { translateKey, type MessageKey } from '#app/messages/catalogue.server.ts';
import type { MessageParams } from '../i18n/message.ts';
import type { Locale } from '../i18n/locale.ts';

/** The messages of schemas that name none of their own. */
z.config({
  customError: ({ input }) => (input === undefined ? 'http.required' : 'http.invalidInput'),
});

/**
 * The `error` of a schema whose message has parameters that the issue itself does not bring along
 * (zod brings `minimum` and `maximum` where a value is too small or too big).
 */
export const issueMessage = (key: MessageKey, params: MessageParams): string =>
  `${key}|${JSON.stringify(params)}`;

/** The `error` of a text that is too long, whose message says how long it is: with `maximum` and `length`. */
export const tooLong =
  (key: MessageKey) =>
  ({ input, maximum }: { input?: unknown; maximum?: unknown }): string =>
    issueMessage(key, { maximum: Number(maximum), length: String(input).length });

/** The text of a zod issue, whose `message` is a key of the catalogue. */
export function issueText(issue: z.core.$ZodIssue, locale: Locale): string {
  const [key = '', params] = issue.message.split(/\|(.*)/s);
  return translateKey(locale, key, {
    ...('minimum' in issue ? { minimum: Number(issue.minimum) } : {}),
    ...('maximum' in issue ? { maximum: Number(issue.maximum) } : {}),
    ...(params ? (JSON.parse(params) as MessageParams) : {}),
  });
}
