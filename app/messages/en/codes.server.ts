/** What the server alone says about codes. */
export const codesServer = {
  required: 'Type the code of your letter',
  wrong:
    'This code is not right, or no longer valid. Look at your newest letter, or ask the board for another one.',
  expired: 'This code has expired. Ask the board for a new one.',
  otherCommunity: 'This code is for another community',
  otherUnit: 'This code is for another unit: {unit}',
  tooManyCommunities: 'You have ten communities already. Leave one in Account Settings first.',
  joined: { title: 'Welcome to {community}', description: 'You are in: {unit}' },
  alreadyIn: { title: 'You are in already', description: '{community}, {unit}' },
  addedUnit: { title: 'Unit added', description: '{community}, {unit}' },
  isFull: {
    title: 'The board is asked',
    description:
      '{unit} already has as many people as {community} lets in with a code, so the board decides.',
  },
  waits: {
    title: 'The board is asked',
    description: '{community} has to confirm you first.',
  },
} as const;
