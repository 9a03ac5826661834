/** What the server alone says about choices of mail. */
export const mailChoicesServer = {
  loginFirst: 'Please log in to choose what comes by mail.',
  choose: 'Choose how often',
  saved: { title: 'Choices saved', description: 'They count from the next letter on.' },
} as const;
