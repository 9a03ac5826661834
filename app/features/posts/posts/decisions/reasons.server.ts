import { reasonCodes, type PostStatus, type ReasonCode } from '#db/enums.ts';
import { unchosen, type FormReasonCode } from '../schema.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

const reasonsOfBoth = [
  'NOT_HERE',
  'RULES',
  'PERSONAL',
  'DUPLICATE',
  'COMMERCIAL',
  'UNKIND',
] as const satisfies ReasonCode[];

/** The reasons of each decision that carries one, the most likely first: it is the one of a call without a choice. */
const reasonsOf = {
  REJECT: ['UNCLEAR', ...reasonsOfBoth, 'OTHER'],
  REMOVE: [...reasonsOfBoth, 'OUTDATED', 'OTHER'],
} as const satisfies Record<string, ReasonCode[]>;

/** An entry of the list of reasons, for a select. */
export interface ReasonOption {
  value: ReasonCode | typeof unchosen;
  label: string;
}

/** The list of reasons for a decision, in the order in which it is offered, below the line that asks for a choice. */
export const reasonOptions = (locale: Locale, action: keyof typeof reasonsOf): ReasonOption[] => [
  { value: unchosen, label: translate(locale, 'reasons.choose') },
  ...reasonsOf[action].map((value) => ({
    value,
    label: translate(locale, `reasons.labels.${value}`),
  })),
];

/** What a decision says to the author: an entry of the list, with words of the moderator's own. */
interface Explanation {
  reasonCode?: ReasonCode | undefined;
  reason?: string | undefined;
}

/** The same as it comes from a form, in which no entry may be chosen. */
export type GivenReason = Omit<Explanation, 'reasonCode'> & {
  reasonCode?: FormReasonCode | undefined;
};

/**
 * The reason that goes with a decision: every rejection and removal has one, and no other decision.
 * Words without an entry speak for themselves, and a call without either has the first entry.
 * Throws AppError `invalid` when OTHER comes without words, or a form with neither.
 */
export function explanationFor(
  status: PostStatus,
  { reasonCode: given, reason }: GivenReason,
): Explanation {
  const action = status === 'REJECTED' ? 'REJECT' : status === 'REMOVED' ? 'REMOVE' : null;
  if (!action) return {};
  if (given === unchosen && !reason) {
    throw new AppError('invalid', 'reasons.notChosen', { field: 'reasonCode' });
  }
  const reasonCode = given === unchosen ? undefined : given;
  if (reasonCode === 'OTHER' && !reason) {
    throw new AppError('invalid', 'reasons.wordsMissing', { field: 'reason' });
  }
  return { reasonCode: reasonCode ?? (reason ? 'OTHER' : reasonsOf[action][0]), reason };
}

/** An entry of the list as moderators chose it; null for none, and where only words were given. */
export const reasonLabel = (locale: Locale, code: string | null): string | null =>
  isListed(code) ? translate(locale, `reasons.labels.${code}`) : null;

/** The same as the author reads it. */
export const reasonWords = (locale: Locale, code: string | null): string | null =>
  isListed(code) ? translate(locale, `reasons.words.${code}`) : null;

const isListed = (code: string | null): code is Exclude<ReasonCode, 'OTHER'> =>
  code !== 'OTHER' && reasonCodes.some((one) => one === code);
