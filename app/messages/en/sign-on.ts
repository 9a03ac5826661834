/** The page about logging in with an account elsewhere. */
export const signOn = {
  title: 'Log in with {provider}',
  lead: 'Once the two are connected, you can log in here with your {provider} account. Your password still works too.',
  security: 'Password and logins',
  on: 'It’s connected',
  notOn: 'It’s not connected',
  since: 'Your account here and {email} have been connected since {on}.',
  used: 'You last logged in that way on {on}.',
  unused: 'You haven’t logged in that way yet.',
  offLead:
    'Once you disconnect them, only your password logs you in. Your {provider} account stays as it is.',
  off: 'Disconnect',
  notOff: 'The accounts weren’t disconnected',
  currentPassword: 'Your current password',
  connectTitle: 'Connect the two accounts',
  connectLead:
    '{provider} confirms that you are {email}. Do you want to log in here with your {provider} account from now on?',
  connect: 'Connect them',
  notConnected: 'The accounts weren’t connected',
  otherTitle: 'These accounts can’t be connected',
  other: '{provider} knows you as {theirs}. Your account here uses {own}.',
  changeFirst:
    'The two have to use the same address: {change}, or log in here with the other account.',
  toChange: 'change your address here',
  confirmFirst: 'You haven’t confirmed this address here yet: {confirm}.',
  toConfirm: 'ask for the email again',
  beginLead: 'Log in to {provider} as {email}. Then you’ll come back here to connect the accounts.',
  begin: 'Continue to {provider}',
} as const;
