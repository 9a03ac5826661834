import { z } from 'zod';
import { tooLong } from '#app/lib/forms/issue-text.server.ts';
import { typedLine, typedText } from '#app/lib/forms/typed-text.ts';
import { readCityTime } from '#app/lib/forms/city-time.server.ts';
import { isPictureAddress } from '#app/lib/http/security-headers.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate, type MessageKey } from '#app/messages/catalogue.server.ts';
import { presses } from './lifecycle.ts';
import type { NamedText } from './piece-store.server.ts';

/** The most characters of a line, and of a long text. */
const lineLength = 160;
export const textLength = 12_000;

/** A text of up to a line's length is one line. */
const keptAs = (maximum: number) => (maximum > lineLength ? typedText : typedLine);

/** A text that may be left empty. */
export const freeText = (maximum: number = lineLength) =>
  z
    .string()
    .overwrite(keptAs(maximum))
    .max(maximum, { error: tooLong('editorDesk.tooLong') })
    .default('');

/** The same for a column of its own, which is null where nothing was typed. */
export const textOrNull = (maximum?: number) => freeText(maximum).transform((text) => text || null);

/** A text that has to be there. */
export const neededText = (error: MessageKey, maximum: number = lineLength) =>
  z
    .string({ error })
    .overwrite(keptAs(maximum))
    .min(1, error)
    .max(maximum, { error: tooLong('editorDesk.tooLong') });

/** An address on the web that is safe to link to. */
export function isWebAddress(address: string): boolean {
  return /^https:\/\/\S+$/.test(address) && URL.canParse(address);
}

/** An address that may be left empty, as a column: null then. */
const addressOrNull = (isReadable: (address: string) => boolean, error: MessageKey) =>
  freeText(500)
    .refine((text) => text === '' || isReadable(text), { error })
    .transform((text) => text || null);

export const pictureOrNull = addressOrNull(isPictureAddress, 'editorialForms.pictureUnreadable');
export const linkOrNull = addressOrNull(isWebAddress, 'editorialForms.linkUnreadable');

const problemKeys = {
  unreadable: 'editorialForms.dateUnreadable',
  'no-such-day': 'editorialForms.dateUnreadable',
  skipped: 'editorialForms.dateSkipped',
} as const satisfies Record<string, MessageKey>;

/** The moment, in UTC, of a time that was typed for Ottawa. */
export const cityMoment = (text: string, ctx: z.RefinementCtx): Date => {
  const moment = readCityTime(text);
  if (moment instanceof Date) return moment;
  ctx.addIssue({ code: 'custom', message: problemKeys[moment] });
  return z.NEVER;
};

/** In every form: the version it was filled from, and the button that was pressed. */
export const pieceFields = {
  version: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  press: z.enum(presses).catch('save'),
};

type MissingKey = Extract<MessageKey, `editorialForms.otherSideMissing.${string}`>;
type TranslatedField = MissingKey extends `editorialForms.otherSideMissing.${infer Name}`
  ? Name
  : never;

/**
 * The other language of a form's texts: empty, or with a text for each one that the first side has. Each message
 * names its text, because the summary shows it away from the field.
 */
export function checkOtherSide(
  first: Partial<Record<TranslatedField, string | null>>,
  other: Record<string, string>,
  ctx: z.RefinementCtx,
): void {
  if (isEmpty(other)) return;
  for (const name of Object.keys(first) as TranslatedField[]) {
    if (!first[name] || other[name]) continue;
    const message: MessageKey = `editorialForms.otherSideMissing.${name}`;
    ctx.addIssue({ code: 'custom', message, path: ['other', name] });
  }
}

/** The texts of the other language; null where nobody wrote any. */
export const otherSide = <Texts extends Record<string, string>>(texts: Texts): Texts | null =>
  isEmpty(texts) ? null : texts;

const isEmpty = (texts: Record<string, string>) =>
  Object.values(texts).every((text) => text === '');

type FieldKey = Extract<MessageKey, `editorialForms.fields.${string}`>;
type FieldName = FieldKey extends `editorialForms.fields.${infer Name}` ? Name : never;

/** Texts with the labels of their fields. */
export const namedTexts = (
  locale: Locale,
  texts: Partial<Record<FieldName, string | null | undefined>>,
): NamedText[] =>
  (Object.keys(texts) as FieldName[]).map((name) => ({
    name,
    label: translate(locale, `editorialForms.fields.${name}`),
    text: texts[name] ?? '',
  }));
