import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate, type MessageKey } from '#app/messages/catalogue.server.ts';
import type { NamedText } from '../piece-store.server.ts';

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
