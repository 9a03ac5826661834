/** What the server alone says about messages between neighbours, and the words of their emails. */
export const neighboursServer = {
  loginFirst: 'Log in to write to your neighbours.',
  loginForBlocked: 'Log in to see who you’ve blocked.',
  own: 'This is your own post, so you can’t write to yourself about it.',
  membersOnly: 'Only members of the same community can write about this post.',
  notOpen: 'This post is no longer in the hub, so you can’t write about it.',
  tooShort: 'Write at least ten characters',
  tooLong: 'Keep your message to {maximum} characters; it has {length} now',
  unconfirmed: 'Confirm your email address first. Replies will go to that address.',
  toConfirm: 'Confirm your email address',
  tooMany: {
    one: 'You can send {hour} messages an hour and {day} a day. You can send the next one in {count} minute.',
    other:
      'You can send {hour} messages an hour and {day} a day. You can send the next one in {count} minutes.',
  },
  noSuchLetter: 'This message no longer exists.',
  chooseButton:
    'We couldn’t tell what you wanted to do. Please use one of the buttons on this page.',
  sent: { title: 'Message sent', description: 'Replies will go to your email address.' },
  waits: {
    title: 'Message saved',
    description:
      '{name} will get it once they confirm their email address. Replies will go to yours.',
  },
  sentBefore: {
    title: 'You’ve already sent this message',
    description: 'We didn’t send it again.',
  },
  afterBlock: {
    blocked: {
      title: 'Neighbour blocked',
      description: 'You’ll no longer get messages from this neighbour.',
    },
    unblocked: {
      title: 'Neighbour unblocked',
      description: 'You’ll get messages from this neighbour again.',
    },
  },
  letter: {
    subject: '{name} wrote to you about “{title}”',
    heading: '{name} wrote to you',
    about: {
      LISTING: 'About your listing “{title}” in {community}:',
      ACTIVITY: 'About your activity “{title}” in {community}:',
    },
    answer: 'To answer, just reply to this email.',
    hidden: '{name} won’t see your email address until you reply.',
    blockOrReport: 'Block {name}, or report this message',
    because:
      'You’re receiving this email because a neighbour wrote to you about something you posted in {community}.',
  },
} as const;
