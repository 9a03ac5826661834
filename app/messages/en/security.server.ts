/** What the server alone says about passwords and sessions. */
export const securityServer = {
  loginToSee: 'Log in to see where you’re logged in.',
  passwordForEmail: 'Enter your current password to change your email address',
  passwordForPassword: 'Enter your current password',
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
    title: 'Browser logged out',
    description: '{browser} has been logged out of your account.',
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
