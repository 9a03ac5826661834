/** What the server alone says about codes. */
export const codesServer = {
  required: 'Enter the code from your letter',
  wrong:
    'This code isn’t right, or it’s no longer valid. Check your newest letter, or ask the board for a new code.',
  expired: 'This code has expired. Ask the board for a new one.',
  otherCommunity: 'This code is for another community. Check your letter.',
  otherUnit: 'This code is for another unit ({unit}). Check your letter.',
  tooManyCommunities:
    'You’ve reached the limit of ten communities. To join another, first go to Account Settings and leave one.',
  joined: { title: 'Welcome to {community}', description: 'You’re now a member ({unit}).' },
  alreadyIn: { title: 'You’re already a member', description: '{community}, {unit}' },
  addedUnit: { title: 'Unit added', description: '{community}, {unit}' },
  isFull: {
    title: 'Request sent',
    description:
      '{unit} already has the maximum number of people, so the board of {community} has to approve your request.',
  },
  waits: {
    title: 'Request sent',
    description: 'The board of {community} has to approve your request first.',
  },
} as const;
