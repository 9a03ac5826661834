/** The page of an article. */
export const articles = {
  backToHome: 'Retour à l’accueil',
  byline: 'Par {author}, le {date}',
  related: 'À lire aussi',
} as const;
