/** The words of digests: one email for what someone learns once a day or once a week. */
export const digests = {
  subject: 'New at {community}',
  subjectSeveral: 'New in your buildings',
  subjectHeld: 'Your emails from {date}',
  heading: 'New on {date}',
  sorts: {
    NOTICE: 'Notices',
    ACTIVITY: 'Activities',
    LISTING: 'For sale',
    NEWSLETTER: 'Newsletters',
  },
  more: { one: 'And {count} more.', other: 'And {count} more.' },
  open: 'Go to {community}',
  because:
    'You’re receiving this email because you asked for a daily or weekly summary. We send it only when there’s something new.',
} as const;
