/** What the server alone says at the door. */
export const doorServer = {
  intentUnknown: 'Use one of the buttons on the page.',
  notWaiting: 'You no longer have an open request here.',
  cannotAsk: 'Add this community in Account Settings, with your unit.',
  askedOften: {
    one: 'You’ve asked three times today. Try again in {count} minute, or call the manager.',
    other: 'You’ve asked three times today. Try again in {count} minutes, or call the manager.',
  },
  asked: { title: 'Request sent', description: 'The board of {community} will review it.' },
  withdrawn: {
    title: 'Request withdrawn',
    description: 'Your request to join {community} won’t be reviewed.',
  },
  waitsFull:
    'Your unit already has the maximum number of people, so the board of {community} has to approve your request. This page says what happens next.',
  waitsNow:
    'The board of {community} has to approve your request first. This page says what happens next.',
} as const;
