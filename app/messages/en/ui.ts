/** What the parts of the interface say themselves. */
export const ui = {
  optional: '(optional)',
  checkForm: 'Please check the form',
  checkFields: { one: 'Please check {count} field', other: 'Please check {count} fields' },
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  dismiss: 'Dismiss',
  listStart: 'Back to the start of the list',
  listEnd: 'End of the list.',
  picture: '{title}, picture {number}',
  showPicture: 'Show picture {number}',
  leaveForm: 'Leave this page? What you typed hasn’t been saved.',
  unavailable: 'We can’t reach our data right now. What you typed is still here.',
  unreached:
    'We couldn’t reach the server. Please check your connection. What you typed is still here.',
} as const;
