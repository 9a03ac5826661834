/** The words of the letter that answers a report. It names nobody. */
export const reportLetters = {
  because: 'You get this letter because you reported it.',
  subject: '{community}: your report was answered',
  heading: {
    LISTING: 'About the listing you reported',
    ACTIVITY: 'About the activity you reported',
    USER: 'About the profile you reported',
    LETTER: 'About the letter you reported',
  },
  text: {
    UPHELD:
      'The moderators of {community} agreed with you and acted on it. Thank you for telling them.',
    DISMISSED:
      'The moderators of {community} looked at it and left it as it is. Thank you for telling them.',
  },
  privacy: 'Nobody reads who reported it, neither its author nor the moderators.',
  open: 'See your reports',
} as const;
