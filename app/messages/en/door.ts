/** The page at the door of a community: for whoever is not inside. */
export const door = {
  titles: {
    WAITING: 'Your request to join {community} is being reviewed',
    OPENS_SOON: '{community} opens soon on The Local Link',
    REFUSED: 'Your request to join {community} wasn’t approved',
    WITHDRAWN: 'You withdrew your request to join {community}',
    ENDED: 'You’re no longer a member of {community}',
    STRANGER: 'You’re not a member of {community}',
  },
  leads: {
    WAITING:
      'The board or the manager will review your request, usually within a few days. You don’t need to do anything else.',
    UNCONFIRMED:
      'The board or the manager will review your request, usually within a few days. There’s one thing left for you to do.',
    OPENS_SOON:
      'Your request has been approved. You’ll have access the day the board opens the community.',
    REFUSED:
      'You can ask to join again, for example with the right unit number or after talking to the board.',
    WITHDRAWN: 'You can ask to join again at any time.',
    ENDED: 'If you’ve moved back, or if this is a mistake, ask to join again.',
    STRANGER:
      'With a code, you can join right away. Without one, send a request, and the board will review it.',
  },
  picture: '{community} at dusk.',
  next: 'What happens next',
  steps: {
    confirm: 'Someone on the board checks your name and unit against the register.',
    open: 'Once you’re approved, this page becomes your building’s page. Check back here.',
    ask: 'If the board has a question, it will write to you at {email}.',
  },
  yourUnit: 'Your unit: {unit}',
  reason: 'Reason: {reason}',
  code: 'Code from your letter',
  codeTitle: 'Do you have a letter with a code?',
  useCode: 'Join',
  checking: 'One moment…',
  codeFailed: 'That code didn’t work',
  contact: 'Contact',
  manager: 'Manager',
  board: 'Board',
  unit: 'Unit',
  askAgain: 'Ask to join again',
  askFailed: 'Your request wasn’t sent',
  withdraw: 'Withdraw the request',
  withdrawHint: 'You can ask to join again at any time.',
  toSettings: 'Ask in Account Settings',
  changeUnit: 'Wrong unit? Change it in Account Settings.',
} as const;
