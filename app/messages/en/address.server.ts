/** What the server alone says about email addresses and their links. */
export const addressServer = {
  taken:
    'Another account uses this address now. Please write to us: the contact page is in the footer.',
  confirmed: { title: 'Address confirmed', description: 'We’ll send your emails to {email}.' },
  sentAgain: { title: 'Email sent', description: 'Check the inbox of {email}.' },
} as const;
