/** The line about an email address that is not confirmed yet. */
export const unconfirmed = {
  text: 'Your address {email} is not confirmed yet. The letter we sent has a link for that.',
  waiting:
    'Confirm your address {email}, and we’ll write to you there as soon as there is a decision. The email we sent has a link for that.',
  sendAgain: 'Send the letter again',
} as const;
