/** What the server alone says about choices of mail. */
export const mailChoicesServer = {
  loginFirst: 'Log in to choose your email notifications.',
  choose: 'Choose how often you want these emails',
  saved: { title: 'Choices saved', description: 'Your choices apply to emails from now on.' },
} as const;
