/** What the server alone says about email addresses and their links. */
export const addressServer = {
  taken:
    'Another account uses this address now. Please write to us: you’ll find Contact at the bottom of the page.',
  confirmed: { title: 'Address confirmed', description: 'We’ll send your emails to {email}.' },
  sentAgain: { title: 'Email sent', description: 'Check the inbox of {email}.' },
} as const;
