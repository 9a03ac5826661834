/** The code of a unit, where residents type it. */
export const codes = {
  code: 'Code from your letter',
  codeHint:
    'With a code you can join right away, unless your unit is full. Without one, the board approves your request.',
  codeHintInvited: 'You don’t need one: you’re joining with your invitation.',
  iAm: 'I am',
  choose: 'Choose…',
  tenures: {
    OWNER: 'An owner who lives there',
    TENANT: 'A tenant',
    OWNER_ELSEWHERE: 'An owner who lives elsewhere',
    STAFF: 'Staff',
  },
} as const;
