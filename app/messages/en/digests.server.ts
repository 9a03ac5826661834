/** The words of digests: one letter for what somebody hears of once a day or once a week. */
export const digests = {
  subject: 'New at {community}',
  subjectSeveral: 'New in your buildings',
  subjectHeld: 'Your letters of {date}',
  heading: 'What is new on {date}',
  sorts: {
    NOTICE: 'Notices',
    ACTIVITY: 'Activities',
    LISTING: 'For sale',
    NEWSLETTER: 'Newsletters',
  },
  more: { one: 'And {count} more.', other: 'And {count} more.' },
  open: 'Open {community}',
  because:
    'You get this letter because you hear of these things once a day or once a week. It comes only when something is new.',
} as const;
