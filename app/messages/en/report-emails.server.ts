/** The words of the email that answers a report. It names nobody. */
export const reportEmails = {
  because: 'You’re receiving this email because you reported a post, a profile or a message.',
  subject: '{community}: your report has been answered',
  heading: {
    LISTING: 'About the listing you reported',
    ACTIVITY: 'About the activity you reported',
    USER: 'About the profile you reported',
    LETTER: 'About the message you reported',
  },
  text: {
    UPHELD:
      'The moderators of {community} agreed with you and took action. Thank you for letting them know.',
    DISMISSED:
      'The moderators of {community} reviewed your report and decided not to change anything. Thank you for letting them know.',
  },
  privacy: 'Nobody can see who sent the report, not even the moderators.',
  open: 'See my reports',
} as const;
