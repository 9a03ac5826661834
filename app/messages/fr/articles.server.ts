/** What the server alone says about articles. */
export const articlesServer = {
  notFound: 'Article introuvable',
} as const;
