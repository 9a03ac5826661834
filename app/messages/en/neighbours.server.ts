/** What the server alone says about letters between neighbours, and the words of such a letter. */
export const neighboursServer = {
  loginFirst: 'Please log in to write to your neighbours.',
  loginForBlocked: 'Please log in to see who you’ve blocked.',
  own: 'This is your own post, so there’s nobody to write to.',
  membersOnly: 'Only members of the same community can write about this.',
  notOpen: 'This is no longer open, so you can’t write about it.',
  tooShort: 'Please write at least ten characters',
  tooLong: 'Please keep it to {maximum} characters; it has {length} now',
  takesNone: '{name} doesn’t accept messages here.',
  unconfirmed: 'Confirm your email address first. Replies go there.',
  toConfirm: 'Confirm your address',
  tooMany: {
    one: 'You can send {hour} messages an hour and {day} a day. You can send the next one in {count} minute.',
    other:
      'You can send {hour} messages an hour and {day} a day. You can send the next one in {count} minutes.',
  },
  noSuchLetter: 'This message no longer exists.',
  chooseButton: 'Use one of the buttons',
  sent: { title: 'Message sent', description: 'Replies will go to your email.' },
  sentBefore: {
    title: 'You’ve already sent this message',
    description: 'We didn’t send it again.',
  },
  afterBlock: {
    blocked: { title: 'Blocked', description: 'You’ll no longer get their messages.' },
    unblocked: { title: 'Unblocked', description: 'You’ll get their messages again.' },
  },
  letter: {
    subject: '{name} wrote to you about “{title}”',
    heading: '{name} wrote to you',
    about: {
      LISTING: 'About your listing “{title}” in {community}:',
      ACTIVITY: 'About your activity “{title}” in {community}:',
    },
    answer: 'To answer, just reply to this email.',
    hidden: '{name} won’t see your email address until you do.',
    blockOrReport: 'Block {name}, or report this message',
    because:
      'You’re receiving this email because you posted in {community}, where neighbours can write to each other without sharing email addresses.',
  },
} as const;
