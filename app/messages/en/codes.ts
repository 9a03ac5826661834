/** The code of a unit, where residents type it. */
export const codes = {
  code: 'Code from your letter',
  codeHints: {
    OPEN: 'You can join right away, so you don’t need a code.',
    APPROVAL:
      'With a code you can join right away, unless your unit is full. Without one, you’ll need the board’s approval.',
    CODE: 'With the code from your letter you can join right away. Without it, you’ll need the board’s approval.',
    UNKNOWN:
      'With a code you can join right away, unless your unit is full. Without one, the board may need to approve you.',
  },
  codeHintInvited: 'You don’t need a code: you’re joining with your invitation.',
  iAm: 'I am',
  choose: 'Choose…',
  tenures: {
    OWNER: 'An owner who lives in the unit',
    TENANT: 'A tenant',
    OWNER_ELSEWHERE: 'An owner who lives elsewhere',
    STAFF: 'A staff member',
  },
} as const;
