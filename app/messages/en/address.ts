/** Confirming an email address, and taking back a change of it. */
export const address = {
  sendTitle: 'Confirm your address',
  sendSummary: 'Get an email with a link that confirms your address.',
  isConfirmed: 'Your address is confirmed. You don’t need to do anything.',
  saving: 'Saving…',
  over: 'This link no longer works',
  confirm: {
    title: 'Confirm your address',
    lead: 'Is {email} your address? We’ll send emails about your account and your building there.',
    button: 'Yes, it’s mine',
    over: 'Each link works once and expires in three days, or when we send a newer one. You can see in Account Settings whether your address is confirmed.',
    next: 'Account Settings',
  },
  undo: {
    title: 'Restore your address',
    lead: 'Your account goes back to {email}, and everyone is logged out of it. Then you choose a new password.',
    button: 'Restore it',
    over: 'Each link works once and expires in a week. If you can’t get into your account, choose a new password or write to us.',
    next: 'Choose a new password',
  },
} as const;
