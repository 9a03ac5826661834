/** The page of a one-time link, at which a password is chosen. */
export const welcome = {
  title: 'Choose a password',
  summary: 'Choose the password of your account.',
  lead: 'For the account {email}. After that you are logged in.',
  password: 'Your password',
  passwordHint: 'At least 6 characters. A few words that only you would put together are best.',
  save: 'Save and log in',
  saving: 'Saving…',
  notSaved: 'Your password was not saved',
  over: 'This link opens nothing any more',
  overLead: 'A link works once, within 24 hours, and only until a newer one is made.',
  overLogIn: 'If you have chosen your password already, log in with it.',
  overAsk: 'If not, ask the person who runs the site for a new link.',
  toLogin: 'Log in',
} as const;
