/** The pages for somebody who forgot their password. */
export const recovery = {
  title: 'Forgot your password?',
  summary: 'Get an email with a link to choose a new password.',
  lead: 'Enter the email address of your account. We’ll send you a link to choose a new password.',
  email: 'Email',
  send: 'Email me a link',
  sending: 'Sending…',
  notSent: 'The email wasn’t sent',
  noMail:
    'This site can’t send email yet. Ask the person who runs the site for a link to choose a new password.',
  sentTitle: 'Check your email',
  sentLead: 'If there’s an account with that email address, an email is on its way.',
  sentSoon:
    'The email should arrive within a few minutes. The link works once and expires in an hour.',
  sentSpam: 'No email yet? Check your spam folder.',
  sentOther: 'You may have registered with another email address. {again}.',
  again: 'Try another email address',
  sentHelp: 'Still no email? {help} explains what else you can do.',
  help: 'The Help page',
  resetTitle: 'Choose a new password',
  resetSummary: 'Choose a new password for your account.',
  resetLead:
    'This will be the password for the account {email}. We’ll then log you in, and log out all your other devices.',
  over: 'This link no longer works',
  overLead: 'Each link works once, and only for a short time.',
  overLogIn: 'If you’ve already chosen your new password, log in with it.',
  overAsk: 'If you still need a new password, ask for another link.',
  writeTo: 'Write to {address}.',
  toContact: 'Who to ask',
  toLogin: 'Log in',
  toForgot: 'Get a new link',
} as const;
