/** What the server alone says about the opening of a community. */
export const openingServer = {
  unitsFirst:
    'Only the code of a unit opens this door, and there is no unit yet. Add the units first, or change who may come in.',
  confirmMissing: 'Tick this box if the doors should open all the same.',
  invitedAlready: {
    title: 'Invited already',
    description: 'That form was sent before. The link was shown then, and is not shown again.',
  },
  mail: {
    subject: 'Your invitation to {community}',
    body: 'Hello {name},\n\nyou are invited to {community} on The Local Link. This link works once, for {days} days:\n\n{url}\n',
  },
  toasts: {
    later: { title: 'Kept for later', description: 'You find it in the list whenever you like.' },
    again: { title: 'Back on the list', description: 'It is to be done again.' },
    opened: { title: 'The doors are open', description: 'Residents of {name} can come in now.' },
    openAlready: {
      title: 'The doors were open already',
      description: 'Somebody else opened {name} before.',
    },
  },
} as const;
