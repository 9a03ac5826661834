/** What the server alone says at the door. */
export const doorServer = {
  intentUnknown:
    'We couldn’t tell what you wanted to do. Please use one of the buttons on this page.',
  notWaiting: 'You no longer have an open request to join this community.',
  cannotAsk:
    'You haven’t asked to join this community yet. Go to Account Settings and add the community, with your unit number.',
  askedOften: {
    one: 'You’ve sent three requests today. Try again in {count} minute, or call the manager.',
    other: 'You’ve sent three requests today. Try again in {count} minutes, or call the manager.',
  },
  asked: {
    title: 'Request sent',
    description: 'The board of {community} will review your request.',
  },
  withdrawn: {
    title: 'Request withdrawn',
    description: 'Your request to join {community} won’t be reviewed.',
  },
  waitsFull:
    'Your unit already has the maximum number of people, so the board of {community} has to approve your request. This page explains what happens next.',
  waitsNow:
    'The board of {community} has to approve your request first. This page explains what happens next.',
} as const;
