/** What the server alone says about communities. */
export const communitiesServer = {
  notFound: 'Community not found',
  searchTooLong: 'Please keep the search to 100 characters',
  ofUnknown: '“of” can only be “moderated”',
  nameUnreadable: 'Enter a name with letters or digits in it',
  nameTooLong: 'Please keep the name to {maximum} characters; it has {length} now',
  addressTooLong: 'Please keep the address to {maximum} characters; it has {length} now',
  slugReserved: '{slug} can’t be used as a web address. Please choose a longer name.',
  slugTaken: 'Another community already has the web address {slug}. Please choose another name.',
  notOpenYet: 'This community hasn’t opened yet. Members can post once it has.',
  waitingAtDoor: 'Your request is still being reviewed.',
  toDoor: 'See your request',
  askAtDoor: 'Check your membership, or ask to join',
  membersOnly:
    'You need to be registered with this community to access it. You can add it to your account in Account Settings.',
  membersOnlyTextKept:
    'This community isn’t in your account yet. Add it in Account Settings, which opens in a new tab, then come back and select Continue. We’ve kept what you typed.',
  noRules: 'Rules not found',
  noEmergencyPlan: 'Emergency plan not found',
  emergencyPlanFile: 'emergency-plan.pdf',
  /** What the hub counts. */
  figures: {
    residents: { one: 'resident', other: 'residents' },
    windowsLit: { one: 'window lit this week', other: 'windows lit this week' },
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
    reportIssue: 'Report Issue',
    viewRules: 'View Rules',
    documents: 'Documents',
    contactBoard: 'Contact Board',
    opensMail: 'Report Issue and Contact Board open an email.',
    boardThroughManager:
      'The board has no email address of its own. Contact Board goes to the manager, who passes it on.',
  },
  /** What a message that the hub opens in a mail program has in it already. */
  mail: {
    reportSubject: 'Report an issue: {community}',
    boardSubject: 'For the board: {community}',
    unit: 'Unit: {unit}',
    whatIsWrong: 'What’s wrong: ',
    where: 'Where: ',
    sinceWhen: 'Since: ',
  },
} as const;
