/** What the server alone says about a second step at login. */
export const secondStepServer = {
  loginToSee: 'Log in to see the second step of your account.',
  passwordNeeded: 'Enter your current password',
  codeNeeded: 'Enter the code from your app, or a recovery code',
  codeWrong:
    'This code is wrong, or it was already used. Wait for the app’s next code, or enter a recovery code.',
  codeNotOfThis:
    'This isn’t the code that the app shows now. Check that your phone’s clock is right, then enter the next code.',
  setUpOver:
    'This page was open for too long, so it shows a new picture now. Delete the entry from your app, then scan the new picture.',
  unreadable:
    'The codes from your app no longer work, because a key of this site has changed. Enter a recovery code.',
  neededForRole:
    'Your role on this site needs a second step at login. Until you set it up, you can use the site like any other resident.',
  toSetUp: 'Set up the second step',
  stays: 'Your role on this site needs the second step, so it can’t be turned off.',
  passkeyNameNeeded: 'Say what to call the passkey',
  passkeyNameTooLong: 'This name is too long. Use 60 characters or fewer.',
  passkeyRefused: 'This passkey couldn’t be used. Try again, or use another way.',
  passkeyKnown: 'This passkey has been added already.',
  passkeyGone: 'This passkey was already removed.',
  manyPasskeys: 'You have {maximum} passkeys already. Remove one first.',
  passkeyAdded: { title: 'Passkey added', description: 'Use it the next time you log in.' },
  passkeyRemoved: {
    title: 'Passkey removed',
    description: 'You can’t log in with it now. Delete it from your device too.',
  },
  isOff: 'The second step is off already.',
  codesLeft: {
    one: 'You have {count} recovery code left.',
    other: 'You have {count} recovery codes left.',
  },
  turnedOn: {
    title: 'App set up',
    description: 'Enter a code from the new app when you log in.',
  },
  turnedOff: {
    title: 'Second step turned off',
    description: 'You log in with your password alone.',
  },
} as const;
