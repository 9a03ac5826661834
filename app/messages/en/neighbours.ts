/** Messages between neighbours: writing one, what one can do about one, and who is blocked. */
export const neighbours = {
  write: {
    crumb: 'Write a message',
    title: 'Write to {name}',
    lead: {
      LISTING: 'About the listing “{title}” in {community}',
      ACTIVITY: 'About the activity “{title}” in {community}',
    },
    notSent: 'Your message wasn’t sent',
    words: 'Your message',
    hint: 'From {shortest} to {longest} characters.',
    shows:
      'We’ll send your message by email. {name} will see your name and email address ({sender}, {email}) and can reply to you directly.',
    hidden: 'You won’t see this neighbour’s email address unless they reply.',
    limits: 'You can send {hour} messages an hour and {day} a day.',
    send: 'Send message',
    cancel: 'Cancel',
    back: 'Go back',
    unreached: {
      REFUSED: '{name} doesn’t accept messages from neighbours.',
      BOUNCES: 'Emails to {name} come back, so a message from here wouldn’t arrive.',
      NO_MAIL: 'This site doesn’t send email yet, so you can’t write to {name} from here.',
    },
    waits:
      '{name} hasn’t confirmed their email address yet. They’ll get your message once they do.',
    unconfirmed:
      'Confirm your email address first. It takes a minute, and replies will go to that address.',
    toConfirm: 'Confirm your email address',
  },
  received: {
    title: 'A message from {name}',
    lead: 'You received this message on {when}. To answer, reply to the email.',
    blockText: 'You can stop getting messages from {name}. We won’t tell that person.',
    block: 'Block this sender',
    isBlocked: 'You don’t get messages from {name}. We haven’t told that person.',
    unblock: 'Unblock this sender',
    reportText:
      'Is this message unkind, an ad or a scam? If you report it, your community’s moderators can read it. Nobody else can.',
    report: 'Report the message',
    toBlocked: 'See everyone you’ve blocked',
    unknown: 'We can’t find this message',
    unknownLead: 'The link is incomplete, or the message is more than 90 days old.',
    toChoices: 'Choose your email notifications',
  },
  blocks: {
    title: 'Blocked neighbours',
    lead: 'You don’t get messages from these neighbours. They don’t know that you’ve blocked them.',
    none: 'You haven’t blocked anyone. To block someone, use the link in their message.',
    since: 'Blocked since {when}',
    unblockNamed: 'Unblock this sender, {name}',
  },
} as const;
