/** What the server alone says about passwords and sessions. */
export const securityServer = {
  loginToSee: 'Please log in to see where you’re logged in.',
  passwordForEmail: 'To change your email address, enter your current password here',
  passwordForPassword: 'Enter your current password here',
  passwordWrong: 'That isn’t your current password',
  passwordChanged: {
    title: 'Password changed',
    description: 'You’ve been logged out everywhere else.',
  },
  emailChanged: {
    title: 'Email address changed',
    description: 'Log in with {email} from now on. You’ve been logged out everywhere else.',
  },
  loggedOutThere: {
    title: 'Logged out',
    description: '{browser} has to log in again.',
    hadEnded: 'That browser was already logged out.',
  },
  loggedOutElsewhere: {
    title: 'Logged out everywhere else',
    description: {
      one: '{count} other browser has been logged out.',
      other: '{count} other browsers have been logged out.',
    },
  },
} as const;
