/** What the server alone says about notices. */
export const noticesServer = {
  notFound: 'Notice not found',
  /** Of an emergency, on the same day and on a later one. */
  since: { over: 'Over since {time}', up: 'Up since {time}' },
  sinceDay: { over: 'Over since {when}', up: 'Up since {when}' },
} as const;
