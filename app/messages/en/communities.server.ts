/** What the server alone says about communities. */
export const communitiesServer = {
  notFound: 'Community not found',
  searchTooLong: 'Keep the search to 100 characters',
  ofUnknown: 'The “of” parameter can only be “moderated”',
  nameUnreadable: 'Enter a name that contains letters or digits',
  nameTooLong: 'Keep the name to {maximum} characters; it has {length} now',
  addressTooLong: 'Keep the address to {maximum} characters; it has {length} now',
  slugReserved: '“{slug}” is reserved, so it can’t be a web address. Choose another name.',
  slugTaken: 'Another community already has the web address “{slug}”. Choose another name.',
  notOpenYet: 'This community isn’t open yet. Members can post as soon as it opens.',
  waitingAtDoor: 'Your request to join is still being reviewed.',
  toDoor: 'See my request',
  askAtDoor: 'Check my membership',
  membersOnly:
    'You need to be registered with this community to access it. Check your membership, or add it in Account Settings.',
  membersOnlyTextKept:
    'This community isn’t in your account yet. Add it in Account Settings, which opens in a new tab, then come back and select “Continue”. We’ve kept what you typed.',
  noRules: 'Rules not found',
  noEmergencyPlan: 'Emergency plan not found',
  emergencyPlanFile: 'emergency-plan.pdf',
  /** What the hub counts. */
  figures: {
    residents: { one: 'resident', other: 'residents' },
    windowsLit: {
      one: 'window lit this week',
      other: 'windows lit this week',
    },
    activeListings: { one: 'active listing', other: 'active listings' },
    upcomingEvents: { one: 'upcoming event', other: 'upcoming events' },
  },
  /** The important dates of a building. */
  dates: {
    airConditioningOn: 'Air conditioning on',
    heatOn: 'Heat on',
    fireInspection: 'Fire inspection',
  },
  /** What a member can do from the hub. */
  quick: {
    book: 'Book',
    reportIssue: 'Report Issue',
    viewRules: 'View Rules',
    documents: 'Documents',
    contactBoard: 'Contact Board',
    opensMail: '“Report Issue” and “Contact Board” open a draft in your email program.',
    contactOpensMail: '“Contact Board” opens a draft in your email program.',
    boardThroughManager:
      'The board has no email address, so “Contact Board” opens a draft to the manager, who’ll pass your message on.',
  },
  /** What a message that the hub opens in a mail program has in it already. */
  mail: {
    reportSubject: 'Issue at {community}',
    boardSubject: 'For the board of {community}',
    unit: 'Unit: {unit}',
    whatIsWrong: 'What’s wrong: ',
    where: 'Where: ',
    sinceWhen: 'Since: ',
  },
} as const;
