/** What the server alone says about passwords and sessions. */
export const securityServer = {
  loginToSee: 'Please log in to see your logins.',
  passwordForEmail: 'To change your email address, type your present password here',
  passwordForPassword: 'Type your present password here',
  passwordWrong: 'That is not your present password',
  passwordChanged: {
    title: 'Password changed',
    description: 'You are logged out everywhere else.',
  },
  emailChanged: {
    title: 'Email address changed',
    description: 'Log in with {email} from now on. You are logged out everywhere else.',
  },
  loggedOutThere: {
    title: 'Logged out',
    description: '{browser} has to log in again.',
    hadEnded: 'That login had ended already.',
  },
  loggedOutElsewhere: {
    title: 'Logged out everywhere else',
    description: {
      one: '{count} other login has ended.',
      other: '{count} other logins have ended.',
    },
  },
} as const;
