/** What the server alone says about choices of mail. */
export const mailChoicesServer = {
  loginFirst: 'Please log in to choose your email notifications.',
  choose: 'Choose how often',
  saved: { title: 'Choices saved', description: 'They apply to emails from now on.' },
} as const;
