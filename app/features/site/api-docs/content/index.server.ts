import type { ApiDocument } from '#app/lib/api/openapi.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { calls } from './fr/calls.server.ts';
import { fields } from './fr/fields.server.ts';
import { posts } from './fr/posts.server.ts';
import { requests } from './fr/requests.server.ts';
import { responses } from './fr/responses.server.ts';

/** The texts of the document in each language, by the English text; English needs none. */
export const apiTexts: Record<Locale, Record<string, string>> = {
  en: {},
  fr: { ...calls, ...posts, ...requests, ...fields, ...responses },
};

/** A copy of the document with its summaries and descriptions in a language. */
export const translateDocument = (document: ApiDocument, locale: Locale): ApiDocument =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    (key === 'summary' || key === 'description') && typeof value === 'string'
      ? (apiTexts[locale][value] ?? value)
      : value,
  ) as ApiDocument;
