/** The error page. */
export const errors = {
  restricted: 'Access Restricted',
  loggedOut: 'You’re no longer logged in',
  noSuchPage: {
    title: '404 Page Not Found',
    text: 'There’s nothing at this address. The page may have moved, or the address has a typo in it.',
  },
  notDone: 'That didn’t work',
  noForms: 'This page doesn’t accept forms.',
  goBack: 'Please go back and try again.',
  changed: 'This changed while you were here',
  wait: 'Please wait a moment',
  unavailable: 'Not available right now',
  ourFault: {
    title: 'Something went wrong on our side',
    text: 'It’s not your fault. Please try again in a moment.',
  },
  unreached: {
    title: 'We couldn’t reach the server',
    text: 'Please check your connection and load this page again.',
  },
  darkHouse: 'A row of dark buildings with one lit window.',
  login: 'Log In / Register',
  loginAgain: 'Log in',
  goOn: 'Continue',
  accountSettings: 'Account Settings',
  emergency: 'Emergency',
  home: 'Back to Home',
} as const;
