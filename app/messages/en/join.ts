/** The page where a code leads in. */
export const join = {
  title: 'Join with a code',
  lead: 'The letter from your board has a 10-character code.',
  code: 'Code',
  codeExample: 'ACDEF-34HJK',
  check: 'Continue',
  failed: 'That code didn’t work',
  noCode: 'No letter?',
  noCodeText: 'Register with your unit number, and the board will review your request.',
  isFor: 'Your code is for this unit',
  notOpen:
    'This community isn’t open yet. Register now, and you’ll have access as soon as it opens.',
  registerWith: 'Register with this code',
  haveAccount: 'Log in to an existing account',
  joinAs: 'You’re logged in as {name}.',
  join: 'Join {community}',
  joining: 'One moment…',
  other: 'Use another code',
} as const;
