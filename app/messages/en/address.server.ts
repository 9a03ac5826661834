/** What the server alone says about email addresses and their links. */
export const addressServer = {
  taken:
    'Another account is using this email address now. To write to us, select “Contact” at the bottom of the page.',
  confirmed: {
    title: 'Email address confirmed',
    description: 'We’ll send your emails to {email}.',
  },
  sentAgain: { title: 'Email sent', description: 'Check your inbox at {email}.' },
} as const;
