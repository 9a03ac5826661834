/** What the server alone says about the opening of a community. */
export const openingServer = {
  unitsFirst:
    'People need a unit’s code to join, and there are no units yet. Add the units first, or change who can join.',
  confirmMissing: 'Select this box to open anyway',
  invitedAlready: {
    title: 'Already invited',
    description:
      'You’ve already sent this form. The link was shown then, and can’t be shown again.',
  },
  mail: {
    subject: 'Your invitation to {community}',
    body: 'Hello {name},\n\nYou’re invited to {community} on The Local Link. This link works once and expires in {days} days:\n\n{url}\n',
  },
  toasts: {
    later: { title: 'Saved for later', description: 'It’s still on your list.' },
    again: { title: 'Back on the list', description: 'You can do it now.' },
    opened: { title: 'Your community is open', description: 'Residents of {name} can join now.' },
    openAlready: {
      title: 'Already open',
      description: 'Someone else already opened {name}.',
    },
  },
} as const;
