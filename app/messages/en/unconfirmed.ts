/** The line about an email address that is not confirmed yet. */
export const unconfirmed = {
  text: 'Your address {email} is not confirmed yet. Until it is, we only write to it about your account. The email we sent has a link for that.',
  waiting:
    'Confirm your address {email}, and we’ll write to you there as soon as there is a decision. The email we sent has a link for that.',
  sendAgain: 'Send the email again',
} as const;
