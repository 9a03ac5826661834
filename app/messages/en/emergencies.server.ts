/** What the server alone says about the end of an emergency. */
export const emergenciesServer = {
  usual: '“{title}” is over. Thank you for your patience.',
  wordsRequired: {
    en: 'Enter the sentence in English',
    fr: 'Enter the sentence in French',
  },
  wordsTooLong: 'Keep the sentence to {maximum} characters; it has {length} now',
  notUp: 'Only an emergency notice that residents see now can be over.',
  done: {
    title: 'It’s over',
    told: { one: '{count} person gets an email.', other: '{count} people get an email.' },
    nobody: 'Residents see it for a day.',
    already: 'Someone said so already. Nobody was emailed again.',
  },
  emails: {
    subject: 'It’s over at {community}: {title}',
    since: 'Over since',
    open: 'Open the notice',
    because:
      'You’re receiving this email because you were emailed this emergency at {community}. Emergency notices always go out right away.',
    standing: {
      subject: '{community}: an emergency notice is still up',
      heading: 'Is it over?',
      text: 'This emergency notice has been above every page since {when}: “{title}”. If it’s over, say so, and everyone who was emailed about it gets an email. If it isn’t, check that the text is still right.',
      over: 'It’s over',
      correct: 'Correct it',
      because: 'You’re receiving this email because you moderate {community} on The Local Link.',
    },
  },
} as const;
