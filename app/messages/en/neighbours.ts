/** Letters between neighbours: writing one, what one can do about one, and who is blocked. */
export const neighbours = {
  write: {
    crumb: 'Write',
    title: 'Write to {name}',
    lead: {
      LISTING: 'About the listing “{title}”, {community}',
      ACTIVITY: 'About the activity “{title}”, {community}',
    },
    notSent: 'Your letter was not sent',
    words: 'Your letter',
    hint: 'From {shortest} to {longest} characters.',
    shows:
      'We send it by mail. {name} sees your name and your address, {sender} and {email}, and can answer you directly.',
    hidden: 'You do not see theirs unless they answer.',
    limits: 'You can send {hour} letters an hour and {day} a day.',
    send: 'Send the letter',
    cancel: 'Cancel',
    back: 'Go back',
    takesNone: '{name} takes no letters here.',
    unconfirmed: 'Confirm your own address first: an answer goes there. It takes a minute.',
    toConfirm: 'Confirm your address',
  },
  received: {
    title: 'A letter from {name}',
    lead: 'It came on {when}. To answer it, reply to the letter in your mail.',
    blockText: 'No more letters from {name}? They are not told.',
    block: 'Block this sender',
    isBlocked: 'You get no letters from {name}. They do not know.',
    unblock: 'Let letters come again',
    reportText:
      'Is it unkind, advertising or a scam? The moderators of your community can read it then, and nobody else.',
    report: 'Report the letter',
    toBlocked: 'Everybody you blocked',
    unknown: 'This link opens no letter',
    unknownLead: 'It is not complete, or the letter is older than 90 days.',
    toChoices: 'Choose what comes by mail',
  },
  blocks: {
    title: 'Blocked neighbours',
    lead: 'Their letters do not reach you, and they do not know.',
    none: 'You have blocked nobody. Each letter from a neighbour has a link for it.',
    since: 'since {when}',
    unblockNamed: 'Let letters come again: {name}',
  },
} as const;
