/** What the parts of the interface say themselves. */
export const ui = {
  optional: '(optional)',
  checkForm: 'Please check the form',
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  dismiss: 'Dismiss',
  picture: '{title}, picture {number}',
  unreached:
    'We could not reach the server. Please check your connection. What you typed is still here.',
} as const;
