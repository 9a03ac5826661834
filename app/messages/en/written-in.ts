/** What marks a text that is not in the language of the page. */
export const writtenIn = {
  en: 'In English',
  fr: 'In French',
} as const;
