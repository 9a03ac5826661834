/** What the server alone says about email addresses and their links. */
export const addressServer = {
  taken:
    'Another account has this address by now. Please write to us: the contact page is in the footer.',
  confirmed: { title: 'Address confirmed', description: 'Letters reach you at {email}.' },
  sentAgain: { title: 'Letter sent', description: 'Look in the mail of {email}.' },
} as const;
