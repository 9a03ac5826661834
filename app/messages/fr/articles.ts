/** The page of an article. */
export const articles = {
  backToHome: 'Retour à l’accueil',
  byline: 'Par {author}, le\u00a0{date}',
  minutes: { one: '{count}\u00a0minute de lecture', other: '{count}\u00a0minutes de lecture' },
  related: 'À lire aussi',
} as const;
