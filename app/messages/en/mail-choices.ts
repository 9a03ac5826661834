/** What comes by mail: the page of one's choices, and the page that stops letters. */
export const mailChoices = {
  account: 'My account',
  title: 'What comes by mail',
  lead: 'Choose what you hear of, and how often.',
  always: 'Letters about your account (its password, its address, log-ins) always come.',
  save: 'Save',
  saving: 'Saving…',
  notSaved: 'Your choices were not saved',
  frequencies: {
    NOW: 'At once',
    DAILY: 'Once a day',
    WEEKLY: 'Once a week',
    NEVER: 'Never',
  },
  topics: {
    OWN_POSTS: {
      title: 'Your posts',
      hint: 'When the moderators approve, refuse or remove one, or answer your appeal.',
    },
    OWN_ACTIVITIES: { title: 'Your activities', hint: 'When somebody joins or leaves.' },
    ATTENDING: {
      title: 'Activities you go to',
      hint: 'When one is changed, moved or cancelled, or a place becomes free.',
    },
    MEMBERSHIP: {
      title: 'Your membership',
      hint: 'When a board confirms it, refuses it or ends it.',
    },
    REPORTS: { title: 'What you reported', hint: 'When a moderator has answered.' },
    NOTICES: {
      title: 'Notices of your building',
      hint: 'Emergencies always come at once to members with a confirmed address.',
    },
    DIGEST: {
      title: 'What is new in your building',
      hint: 'Things for sale, activities and newsletters in one letter; none when nothing is new.',
    },
    NEIGHBOURS: { title: 'Letters from neighbours', hint: 'They do not learn your address.' },
    MODERATION: {
      title: 'What waits for moderators',
      hint: 'Once a day: each morning while something waits, and when it has waited for over a day. Once a week: on Mondays.',
    },
  },
  stopTitle: 'Stop these letters?',
  stopLead: 'You will get no more letters about: {name}.',
  stop: 'Stop these letters',
  stopped: 'These letters have stopped',
  stoppedLead: 'You get no more letters about: {name}.',
  emergenciesCome: 'Emergency notices still come.',
  toChoices: 'Choose what comes by mail',
  unknown: 'This link stops nothing',
  unknownLead: 'It is not complete. Open it from the letter again, or choose after logging in.',
} as const;
