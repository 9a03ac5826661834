import type { Language } from '../enums.ts';

/** The columns of a row for what is written in one language and perhaps, as its translation, in the other. */
export const sidesOf = <Written extends object, Texts extends object>(
  content: Written & { language?: Language; translation?: Written },
  textsOf: (side: Written) => Texts,
) => ({
  language: content.language ?? 'en',
  ...textsOf(content),
  translation: content.translation ? textsOf(content.translation) : null,
});
