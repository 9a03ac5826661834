/** What the server alone says at the door. */
export const doorServer = {
  intentUnknown: 'Please use one of the buttons of the page.',
  notWaiting: 'You are not waiting here any more.',
  cannotAsk: 'Add this community in Account Settings, with your unit.',
  askedOften: {
    one: 'You have asked three times today. Try again in {count} minute, or call the manager.',
    other: 'You have asked three times today. Try again in {count} minutes, or call the manager.',
  },
  asked: { title: 'Asked again', description: '{community} has to confirm you.' },
  withdrawn: { title: 'Request withdrawn', description: '{community} is not asked any more.' },
  waitsFull:
    'Your unit already has as many people as {community} lets in with a code, so the board decides. This page says what happens next.',
  waitsNow: '{community} has to confirm you first. This page says what happens next.',
} as const;
