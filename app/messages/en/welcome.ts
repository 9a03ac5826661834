/** The page of a one-time link, at which a password is chosen. */
export const welcome = {
  title: 'Choose a password',
  summary: 'Choose a password for your account.',
  lead: 'This password is for the account {email}. Once it’s saved, you’ll be logged in.',
  givesBack:
    'The account has the address {replaced} now, which wasn’t confirmed. Saving gives it {email} back instead.',
  password: 'Your password',
  passwordHint: 'At least 6 characters. A few words that only you would put together work best.',
  save: 'Save and log in',
  saving: 'Saving…',
  notSaved: 'Your password wasn’t saved',
  over: 'This link no longer works',
  overLead:
    'Each link works once, expires after 24 hours, and stops working when a newer one is created.',
  overLogIn: 'If you’ve already chosen your password, log in with it.',
  overAsk: 'If you haven’t chosen one yet, ask the person who runs the site for a new link.',
  toLogin: 'Log in',
} as const;
