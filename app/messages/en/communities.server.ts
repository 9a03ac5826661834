/** What the server alone says about communities. */
export const communitiesServer = {
  notFound: 'Community not found',
  searchTooLong: 'Please keep the search to 100 characters.',
  ofUnknown: 'of can only be moderated',
  nameUnreadable: 'Give the community a name with letters or digits in it.',
  nameTooLong: 'Please keep the name to {maximum} characters; it has {length} now.',
  addressTooLong: 'Please keep the address to {maximum} characters; it has {length} now.',
  slugReserved: 'No community can have the address {slug}. Give it a longer name.',
  slugTaken: 'There is a community {slug} already.',
  notOpenYet: 'This community has not opened its doors yet. Its members can post once it has.',
  waitingAtDoor: 'The board has not let you in yet.',
  toDoor: 'See what happens next',
  askAtDoor: 'See where you stand, or ask to join',
  membersOnly:
    'You need to be registered with this community to access it. You can add it to your account in Account Settings.',
  membersOnlyTextKept:
    'Your account does not have this community yet. Add it in Account Settings, which open beside this page, then press Continue here. What you typed is kept.',
  noRules: 'Rules not found',
  noEmergencyPlan: 'Emergency plan not found',
  emergencyPlanFile: 'emergency-plan.pdf',
  /** What a message that the hub opens in a mail program has in it already. */
  mail: {
    reportSubject: 'Report an issue: {community}',
    boardSubject: 'For the board: {community}',
    unit: 'Unit: {unit}',
    whatIsWrong: 'What is wrong: ',
    where: 'Where: ',
    sinceWhen: 'Since when: ',
  },
} as const;
