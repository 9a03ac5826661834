/** What is said of a login with an account elsewhere. */
export const signOnServer = {
  none: 'This site doesn’t offer logging in with another account.',
  loginToSee: 'Log in to see how you log in.',
  notLoggedIn: 'You’re not logged in',
  cancelled: 'You didn’t log in to {provider}. You can log in here with your email and password.',
  failed:
    '{provider} didn’t confirm who you are. Try again, or log in here with your email and password.',
  unreachable: 'We can’t reach {provider} right now. Log in here with your email and password.',
  tooLate: 'Logging in with {provider} took too long, or began in another browser. Try again.',
  noAddress:
    '{provider} didn’t give us an email address it has confirmed. Log in here with your email and password.',
  once: '{provider} knows you as {email}. Log in with the password of your account here, and you can connect the two. No account yet? Register first.',
  otherAddress:
    '{provider} knows you as {email}, which isn’t the confirmed address of your account here.',
  taken: 'One of these accounts is already connected. Disconnect it first.',
  connected: {
    title: 'The accounts are connected',
    description: 'You can now log in with {provider}. We’ve sent you an email about it.',
  },
  disconnected: {
    title: 'The accounts are disconnected',
    description: 'You can no longer log in here with {provider}. We’ve sent you an email about it.',
  },
} as const;
