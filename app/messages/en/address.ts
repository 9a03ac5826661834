/** Confirming an email address, and taking back a change of it. */
export const address = {
  sendTitle: 'Confirm your email address',
  confirmedTitle: 'Your email address',
  sendSummary: 'Get an email with a link to confirm your email address.',
  isConfirmed: 'Your email address is confirmed. You don’t need to do anything.',
  saving: 'Saving…',
  over: 'This link no longer works',
  confirm: {
    title: 'Confirm your email address',
    lead: 'Is {email} your email address? We’ll write to you there about your account and your building.',
    button: 'Yes, it’s my email address',
    over: 'Each link works once. It expires after three days, or when we send you a newer one. You can see in Account Settings whether your email address is confirmed.',
    next: 'Account Settings',
  },
  undo: {
    title: 'Restore your email address',
    lead: 'Your account will go back to {email}, and all devices will be logged out. You’ll then choose a new password.',
    button: 'Restore my email address',
    over: 'Each link works once and expires after a week. If you can’t log in to your account, choose a new password or write to us.',
    next: 'Choose a new password',
  },
} as const;
