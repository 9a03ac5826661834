/** What the server alone says about the opening of a community. */
export const openingServer = {
  unitsFirst:
    'People need a unit’s code to join, and there are no units yet. Add the units first, or change “Who can join” in the settings.',
  confirmMissing: 'Select “Open the community anyway”, or do the remaining steps first',
  invitedAlready: {
    title: 'Invitation already created',
    description:
      'You’ve already created this invitation. Its link is shown only once: if you no longer have it, create a new one.',
  },
  mail: {
    subject: 'Your invitation to {community}',
    body: 'Hello {name},\n\nYou’re invited to {community} on The Local Link. This link works once and expires in {days} days:\n\n{url}\n',
  },
  toasts: {
    later: { title: 'Step saved for later', description: 'The step is still on your list.' },
    again: { title: 'This step is back on your list', description: 'You can do the step now.' },
    opened: { title: 'Your community is open', description: 'Residents of {name} can join now.' },
    openAlready: {
      title: 'Community already open',
      description: 'Someone else already opened {name}.',
    },
  },
} as const;
