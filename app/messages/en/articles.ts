/** The page of an article. */
export const articles = {
  backToHome: 'Back to Home',
  byline: 'By {author}, {date}',
  related: 'Read next',
} as const;
