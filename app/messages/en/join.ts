/** The page where a code leads in. */
export const join = {
  title: 'Join with a code',
  lead: 'The letter from your board has a code of ten letters and digits.',
  code: 'Code',
  codeExample: 'ACDEF-34HJK',
  check: 'Continue',
  failed: 'The code did not work',
  noCode: 'No letter?',
  noCodeText: 'Register with your unit, and the board confirms you.',
  isFor: 'Your code is for',
  notOpen: 'The doors are not open yet. You can register now, and come in when they open.',
  registerWith: 'Register with this code',
  haveAccount: 'I have an account: log in',
  joinAs: 'You are logged in as {name}.',
  join: 'Join {community}',
  joining: 'One moment…',
  other: 'Use another code',
} as const;
