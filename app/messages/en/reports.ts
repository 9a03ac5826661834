/** What members report, and what moderators decide about it. */
export const reports = {
  report: 'Report',
  title: {
    LISTING: 'Report this listing',
    ACTIVITY: 'Report this activity',
    USER: 'Report this profile',
    LETTER: 'Report this message',
  },
  lead: 'The moderators see what you write, but never who you are. You’ll see the outcome under “My reports”.',
  about: {
    LISTING: 'Your report is about “{subject}”.',
    ACTIVITY: 'Your report is about “{subject}”.',
    USER: 'Your report is about {subject}.',
    LETTER: 'Your report is about a message from {subject}.',
  },
  goesTo: {
    board: 'It goes to the moderators of your community.',
    others:
      'This person moderates your community, so your report goes only to the other moderators.',
    admin: 'It goes to an administrator of The Local Link.',
  },
  showsLetter: 'Only the people who review your report will see this message.',
  subjects: { LISTING: 'Listing', ACTIVITY: 'Activity', USER: 'Person', LETTER: 'Message' },
  already:
    'You sent this report on {when}, and the moderators haven’t decided yet. You’ll see the outcome under “My reports”.',
  back: 'Go back',
  reason: 'What’s wrong?',
  choose: 'Choose a reason',
  reasons: {
    MISLEADING: 'It’s misleading or wrong',
    RULES: 'It goes against the building’s rules',
    UNKIND: 'It’s unkind or abusive',
    PERSONAL: 'It shows personal information',
    COMMERCIAL: 'It’s advertising',
    SCAM: 'It looks like a scam',
    OTHER: 'Something else',
  },
  words: 'Tell the moderators more',
  wordsHint:
    'Needed if you choose “Something else”. Don’t write anything that shows who you are. Up to 500 characters.',
  send: 'Send the report',
  sending: 'Sending…',
  cancel: 'Cancel',
  toOwn: 'My reports',
  states: { OPEN: 'Under review', UPHELD: 'Action taken', DISMISSED: 'No action taken' },
  own: {
    title: 'My reports',
    lead: 'What you reported, and what the moderators decided. Only you can see this list.',
    none: 'You haven’t reported anything.',
    newer: 'Newer reports',
    older: 'Older reports',
    reported: '{reason} · {when}',
    outcome: {
      UPHELD: 'The moderators agreed with you and took action on {when}.',
      DISMISSED: 'The moderators reviewed your report on {when} and didn’t change anything.',
    },
  },
  queue: {
    title: 'Reports',
    lead: 'What members reported, oldest first. Nobody can see who sent the reports.',
    none: 'No reports to review.',
    older: 'Older reports',
    newer: 'Newer reports',
    notDecided: 'Your decision wasn’t saved',
    count: { one: '{count} report', other: '{count} reports' },
    about: '{author}, {community}',
    text: 'The text when it was reported',
    neighbour: 'a neighbour, {when}',
    why: 'Reason',
    toAuthor: 'Your message to the author',
    answer: 'Your message to the person who sent the report',
    answerHint: 'This person sees your message with the outcome. Up to 500 characters.',
    deciding: 'Saving…',
    verdicts: {
      REMOVE: {
        label: 'Remove the post',
        effect:
          'The post will no longer be in the hub. The author will see the reason, and the person who reported it will see that you acted.',
        button: 'Yes, remove the post',
      },
      UPHOLD: {
        label: 'Agree with the report and close it',
        effect:
          'Use this if you’ve dealt with the problem another way. The person who sent the report will see that you acted.',
        button: 'Yes, close the report',
      },
      DISMISS: {
        label: 'Dismiss the report',
        effect: 'Nothing changes. The person who sent the report will see that you reviewed it.',
        button: 'Yes, dismiss the report',
      },
    },
  },
} as const;
