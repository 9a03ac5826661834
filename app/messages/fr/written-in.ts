/** What marks a text that is not in the language of the page. */
export const writtenIn = {
  en: 'En anglais',
  fr: 'En français',
} as const;
