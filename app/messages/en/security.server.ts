/** What the server alone says about passwords and sessions. */
export const securityServer = {
  loginToSee: 'Log in to see the devices that use your account.',
  passwordForEmail: 'Enter your current password to change your email address',
  passwordForPassword: 'Enter your current password',
  passwordWrong: 'That isn’t your current password',
  passwordChanged: {
    title: 'Password changed',
    description:
      'All your other devices have been logged out. If you use a private calendar link, create a new one.',
  },
  emailChanged: {
    title: 'Email address changed',
    description: 'Log in with {email} from now on. All your other devices have been logged out.',
  },
  loggedOutThere: {
    title: 'Device logged out',
    description: '{browser} has been logged out of your account.',
    hadEnded: 'That device was already logged out.',
  },
  loggedOutElsewhere: {
    title: 'Other devices logged out',
    description: {
      one: '{count} other device has been logged out.',
      other: '{count} other devices have been logged out.',
    },
  },
} as const;
