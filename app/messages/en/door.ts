/** The page at the door of a community: for whoever is not inside. */
export const door = {
  titles: {
    WAITING: 'You are at the door of {community}',
    OPENS_SOON: 'The doors of {community} open soon',
    REFUSED: '{community} did not let you in',
    ENDED: 'You are no longer a member of {community}',
    STRANGER: 'You are not a member of {community}',
  },
  leads: {
    WAITING:
      'The board or the manager looks at your request, usually within a few days. Nothing else is needed from you.',
    UNCONFIRMED:
      'The board or the manager looks at your request, usually within a few days. One thing is left for you to do.',
    OPENS_SOON: 'Your place is kept. You come in on the day the board opens the doors.',
    REFUSED: 'You can ask again, for example with another unit or after talking to the board.',
    ENDED: 'If you live here again, or this is a mistake, ask again.',
    STRANGER: 'A code lets you in at once. Without one, ask, and the board confirms you.',
  },
  next: 'What happens next',
  steps: {
    confirm: 'Somebody of the board compares your name and unit with the register.',
    open: 'Once they confirm you, this page turns into the page of your building. Come back and see.',
    ask: 'If something is unclear, they write to you at {email}.',
  },
  yourUnit: 'You named {unit}.',
  reason: 'The reason: {reason}',
  code: 'Code from your letter',
  codeTitle: 'You have a letter with a code?',
  useCode: 'Come in',
  checking: 'One moment…',
  codeFailed: 'The code did not work',
  contact: 'Reach them',
  manager: 'Manager',
  board: 'Board',
  unit: 'Unit',
  askAgain: 'Ask again',
  withdraw: 'Withdraw the request',
  withdrawHint: 'You can ask again whenever you like.',
  toSettings: 'Add it in Account Settings',
  changeUnit: 'Is the unit wrong? Change it in Account Settings.',
} as const;
