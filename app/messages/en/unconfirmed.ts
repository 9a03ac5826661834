/** The line about an email address that is not confirmed yet. */
export const unconfirmed = {
  text: 'Your email address {email} isn’t confirmed yet, so we only email you about your account, and neighbours’ messages don’t reach you. To confirm it, use the link in the email we sent you.',
  waiting:
    'Confirm your email address {email}, and we’ll write to you there as soon as there’s a decision. Use the link in the email we sent you.',
  posts:
    'Neighbours’ messages reach you once you confirm {email}. Use the link in the email we sent you.',
  sendAgain: 'Send the email again',
} as const;
