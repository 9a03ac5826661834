/** What comes by mail: the page of one's choices, and the page that stops letters. */
export const mailChoices = {
  account: 'Account',
  title: 'Email notifications',
  lead: 'Choose what we email you about, and how often.',
  leadTo: 'We write to {email}. Choose about what, and how often.',
  dash: 'A dash (–) means that you can’t choose that for those emails.',
  always: 'You can’t turn off emails about your account (password, email address, logins).',
  withinHour:
    'If you choose “Right away” for activities, further changes within the hour come in one email.',
  save: 'Save',
  saving: 'Saving…',
  notSaved: 'Your choices weren’t saved',
  frequencies: {
    NOW: 'Right away',
    DAILY: 'Daily',
    WEEKLY: 'Weekly',
    NEVER: 'Never',
  },
  topics: {
    OWN_POSTS: {
      title: 'Your posts',
      hint: 'When moderators approve, reject or remove one of your posts, or answer your appeal.',
    },
    OWN_ACTIVITIES: {
      title: 'Your activities',
      hint: 'When someone joins or leaves one of your activities.',
    },
    ATTENDING: {
      title: 'Activities and bookings',
      hint: 'When an activity you’re going to changes or a spot opens up, and news about your bookings.',
    },
    MEMBERSHIP: {
      title: 'Your membership',
      hint: 'When a board approves or declines your request, or ends your membership.',
    },
    REPORTS: { title: 'Your reports', hint: 'When a moderator answers one of your reports.' },
    NOTICES: {
      title: 'Notices from your building',
      hint: 'Emergency notices always come right away, once your email address is confirmed.',
    },
    DIGEST: {
      title: 'What’s new in your building',
      hint: 'Things for sale, activities and newsletters in one email, only when there’s something new.',
    },
    NEIGHBOURS: {
      title: 'Messages from neighbours',
      hint: 'Neighbours who write to you don’t see your email address unless you reply.',
    },
    REQUESTS: {
      title: 'Requests to the board',
      hint: 'News about requests you sent, follow or look after. You’re told right away what’s planned, done or declined, unless you choose “Never”.',
    },
    MODERATION: {
      title: 'Posts and requests to review',
      hint: 'Daily: each morning while there’s something to review, and again when something is over a day old. Weekly: on Mondays. Either way, once when an emergency notice has been up for a day.',
    },
  },
  stopTitle: 'Stop these emails?',
  stopLead: 'We’ll stop emailing you about “{name}”.',
  stop: 'Stop these emails',
  stopped: 'These emails have stopped',
  stoppedLead: 'We no longer email you about “{name}”.',
  emergenciesCome: 'You’ll still get emergency notices.',
  toChoices: 'Choose your email notifications',
  unknown: 'This link doesn’t work',
  unknownLead:
    'The link is incomplete. Open it from the email again, or log in to choose your email notifications.',
} as const;
