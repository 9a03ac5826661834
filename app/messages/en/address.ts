/** Confirming an email address, and taking back a change of it. */
export const address = {
  sendTitle: 'Confirm your address',
  sendSummary: 'Get an email with a link that confirms your address.',
  isConfirmed: 'Your address is confirmed. There’s nothing to do.',
  saving: 'Saving…',
  over: 'This link no longer works',
  confirm: {
    title: 'Confirm your address',
    lead: 'Is {email} your address? We’ll send emails about your account and your building there.',
    button: 'Yes, it’s mine',
    over: 'Each link works once, for three days, until we send a newer one. Account settings show whether your address is confirmed.',
    next: 'Account settings',
  },
  undo: {
    title: 'Restore your address',
    lead: 'Your account goes back to {email}, and everyone logged in to it is logged out. Then you choose a new password.',
    button: 'Restore it',
    over: 'Each link works once, for a week. If you can’t get into your account, choose a new password or write to us.',
    next: 'Choose a new password',
  },
} as const;
