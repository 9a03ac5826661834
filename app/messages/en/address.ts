/** Confirming an email address, and taking back a change of it. */
export const address = {
  sendTitle: 'Confirm your address',
  sendSummary: 'Get a letter with a link that confirms your address.',
  isConfirmed: 'Your address is confirmed. There is nothing to do.',
  saving: 'Saving…',
  over: 'This link opens nothing any more',
  confirm: {
    title: 'Confirm your address',
    lead: 'Is {email} your address? Then letters about your account and your building go there.',
    button: 'Yes, it is mine',
    over: 'It works once, within three days, and only until a newer one is sent. Your account settings say whether your address is confirmed.',
    next: 'Account settings',
  },
  undo: {
    title: 'Take your address back',
    lead: 'Your account goes back to {email}, and everybody who is logged in to it is logged out. Then you choose a new password.',
    button: 'Take it back',
    over: 'It works once, within a week. If you cannot get into your account, choose a new password, or write to us.',
    next: 'Choose a new password',
  },
} as const;
