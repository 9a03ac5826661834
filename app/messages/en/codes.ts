/** The code of a unit, where residents type it. */
export const codes = {
  code: 'Code from your letter',
  codeHint:
    'It lets you in at once, unless your unit is full. Without one, the board confirms you.',
  codeHintInvited: 'You need none: your invitation lets you in.',
  iAm: 'I am',
  choose: 'Choose…',
  tenures: {
    OWNER: 'An owner who lives there',
    TENANT: 'A tenant',
    OWNER_ELSEWHERE: 'An owner who lives elsewhere',
    STAFF: 'Staff',
  },
} as const;
