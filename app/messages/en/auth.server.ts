/** What the server alone says when people register, log in and log out. */
export const authServer = {
  invalidCredentials: 'Invalid email or password',
  accountDisabled:
    'This account has been disabled. If you think that’s a mistake, write to us: the “Contact” link is at the bottom of the page.',
  emailTaken:
    'There’s already an account with this email address. Log in, or use a different email address.',
  welcomeBack: { title: 'Welcome back!', description: 'Logged in successfully as {name}' },
  registered: {
    title: 'Welcome to The Local Link!',
    description: 'Account created successfully for {name}',
  },
  loggedOut: { title: 'Logged out successfully', description: 'See you next time!' },
  logoutFailed: { title: 'Logout failed', description: 'Please try again' },
} as const;
