import type { CondoNotice } from '#db/entities/index.ts';
import { otherLanguage, type Language } from '#db/enums.ts';

/** A notice in one of its languages. */
export interface NoticeSideText {
  language: Language;
  title: string;
  content: string;
}

/** The languages that a notice is written in, that of the community first. */
export function sidesOfNotice(
  {
    language,
    title,
    content,
    translation,
  }: Pick<CondoNotice, 'language' | 'title' | 'content' | 'translation'>,
  first: Language,
): NoticeSideText[] {
  const written: Language = language;
  const own = { language: written, title, content };
  if (!translation) return [own];
  const other = { language: otherLanguage[written], ...translation };
  return written === first ? [own, other] : [other, own];
}
