/** The page of an article. */
export const articles = {
  backToHome: 'Back to Home',
  byline: 'By {author}, {date}',
  minutes: { one: '{count} minute to read', other: '{count} minutes to read' },
  related: 'Read next',
} as const;
