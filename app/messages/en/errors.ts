/** The error page. */
export const errors = {
  restricted: 'Access Restricted',
  loggedOut: 'You’re no longer logged in',
  noSuchPage: {
    title: '404 Page Not Found',
    text: 'There’s nothing at this web address. The page may have moved, or the address may have a typo.',
  },
  notDone: 'That didn’t work',
  noForms: 'That can’t be done from this page. Go back and try again.',
  goBack: 'Go back and try again.',
  changed: 'Something changed while this page was open',
  wait: 'Please wait a moment',
  unavailable: 'The service isn’t available right now',
  ourFault: {
    title: 'Something went wrong on our side',
    text: 'Please try again in a few minutes.',
  },
  unreached: {
    title: 'We couldn’t reach the server',
    text: 'Check your connection and load this page again.',
  },
  login: 'Log In / Register',
  loginAgain: 'Log in',
  goOn: 'Continue',
  accountSettings: 'Account Settings',
  emergency: 'Emergency',
  home: 'Back to Home',
} as const;
