/** What the server alone says about articles. */
export const articlesServer = {
  notFound: 'Article not found',
} as const;
