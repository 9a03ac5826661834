/** The line about an e-mail address that is not confirmed yet. */
export const unconfirmed = {
  text: 'Your address {email} isn’t confirmed yet. Use the link in the email we sent you.',
  sendAgain: 'Send the email again',
} as const;
