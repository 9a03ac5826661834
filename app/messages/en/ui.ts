/** What the parts of the interface say themselves. */
export const ui = {
  optional: '(optional)',
  checkForm: 'Check the form',
  checkFields: { one: 'Check {count} field', other: 'Check {count} fields' },
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  dismiss: 'Dismiss',
  windowLit: 'You’ve lit a window.',
  listStart: 'Back to the start of the list',
  listEnd: 'End of the list.',
  leaveForm: 'Leave this page? What you typed hasn’t been saved.',
  unavailable:
    'The site is having a problem right now. What you typed is still here: try again in a few minutes.',
  unreached:
    'We couldn’t reach the server. Check your internet connection. What you typed is still here.',
} as const;
