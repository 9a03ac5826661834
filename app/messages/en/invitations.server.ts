/** What the server alone says about invitations. */
export const invitationsServer = {
  notFound: 'Invitation not found',
  unknownLink: 'This link doesn’t work. Ask the person who sent it for a new one.',
  over: 'This invitation has been used or cancelled, or it has expired. Ask the board or the manager for a new link.',
  forAnother:
    'This invitation is for {name}, and you’re already a member in that unit. The invitation hasn’t been used.',
  otherUnit: 'This invitation is for unit “{unit}”. If that’s not your unit, ask the board.',
  alreadyMember: 'This person is already a member',
  nameRequired: 'Enter the name of the person you’re inviting',
  roleRequired: 'Choose a role',
  made: { title: 'Invitation ready', description: 'Now send the link to {name}.' },
  noAddress: 'This invitation has no email address. Copy its link and send that instead.',
  mailed: {
    title: 'Invitation on its way',
    description: 'We’re sending the invitation to {name} at {email}.',
  },
  allMailed: {
    title: 'Invitations on their way',
    description: {
      one: 'We’re sending {count} invitation by email.',
      other: 'We’re sending {count} invitations by email.',
    },
  },
  renewed: { title: 'New link created', description: 'The old link no longer works.' },
  cancelled: {
    title: 'Invitation cancelled',
    description: 'The invitation link for {name} no longer works.',
  },
  cancelledLinkless: {
    title: 'Invitation cancelled',
    description: '{name} is no longer invited.',
  },
  accepted: { title: 'Welcome to {community}', description: 'You’re now a member.' },
} as const;
