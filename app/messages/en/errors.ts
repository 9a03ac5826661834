/** The error page. */
export const errors = {
  restricted: 'Access Restricted',
  loggedOut: 'You are no longer logged in',
  noSuchPage: {
    title: '404 Page Not Found',
    text: 'There is nothing at this address. It may have moved, or it has a typo in it.',
  },
  notDone: 'That did not work',
  noForms: 'This page does not take forms.',
  goBack: 'Please go back and try again.',
  changed: 'It changed in the meantime',
  wait: 'Please wait a little',
  unavailable: 'Not available right now',
  ourFault: {
    title: 'Something went wrong on our side',
    text: 'It is not your fault. Please try again in a moment.',
  },
  unreached: {
    title: 'We could not reach the server',
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
