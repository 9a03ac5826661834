import { z } from 'zod';
import { languages, type Language } from '#db/enums.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Block } from './letter.ts';

/** What a moderator wrote, in the language they used the site in; null if unknown. */
export const ownWords = z
  .object({ text: z.string(), language: z.enum(languages).nullable() })
  .nullable();
type OwnWords = z.output<typeof ownWords>;

export const wordsOf = (text: string | null | undefined, language: Language | null): OwnWords =>
  text ? { text, language } : null;

export function quoteOf(language: Language, words: OwnWords): Block[] {
  if (!words) return [];
  return [
    { kind: 'text', text: translate(language, 'decisionEmails.inWords') },
    { kind: 'quote', text: words.text, language: words.language ?? undefined },
  ];
}
