/** What the server alone says about letters between neighbours, and the words of such a letter. */
export const neighboursServer = {
  writeTo: { LISTING: 'Write to the seller', ACTIVITY: 'Write to the organizer' },
  loginFirst: 'Please log in to write to your neighbours.',
  loginForBlocked: 'Please log in to see whom you blocked.',
  own: 'This is your own, so there is nobody to write to.',
  membersOnly: 'Only people of the same community can write about this.',
  notOpen: 'This is not open any more, so nobody can write about it.',
  tooShort: 'Please write at least ten characters',
  tooLong: 'Please keep it to {maximum} characters; it has {length} now',
  takesNone: '{name} takes no letters here.',
  unconfirmed: 'Confirm your own address first: an answer goes there.',
  toConfirm: 'Confirm your address',
  tooMany: {
    one: 'You can send {hour} letters an hour and {day} a day. The next one can go in {count} minute.',
    other:
      'You can send {hour} letters an hour and {day} a day. The next one can go in {count} minutes.',
  },
  noSuchLetter: 'There is no such letter any more.',
  chooseButton: 'Use one of the buttons',
  sent: { title: 'Letter sent', description: 'An answer comes to your own mail.' },
  sentBefore: {
    title: 'You sent this letter before',
    description: 'The same words go once, so nothing was sent now.',
  },
  afterBlock: {
    blocked: { title: 'Blocked', description: 'Their letters do not reach you any more.' },
    unblocked: { title: 'Not blocked any more', description: 'Their letters reach you again.' },
  },
  letter: {
    subject: '{name} wrote to you about “{title}”',
    heading: '{name} wrote to you',
    about: {
      LISTING: 'About your listing “{title}” in {community}:',
      ACTIVITY: 'About your activity “{title}” in {community}:',
    },
    answer: 'To answer, just reply to this letter.',
    hidden: '{name} does not know your address until you do.',
    blockOrReport: 'Block {name}, or report this letter',
    because:
      'You get this letter because you posted in {community}, where neighbours can write to each other without knowing addresses.',
  },
} as const;
