/** The code of a unit, where residents type it. */
export const codes = {
  code: 'Code from your letter',
  codeHint:
    'With a code you can join right away, unless your unit is full. Without one, you’ll need the board’s approval.',
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
