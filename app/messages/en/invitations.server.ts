/** What the server alone says about invitations. */
export const invitationsServer = {
  notFound: 'Invitation not found',
  unknownLink: 'This link is not valid. Ask the person who sent it to you for a new one.',
  over: 'This invitation is used, cancelled or expired. Ask the board or the manager for a new link.',
  forAnother:
    'This invitation is made out to {name}, and you belong to its unit already. It was not used.',
  otherUnit: 'The invitation is for {unit}. Ask the board if that is wrong.',
  alreadyMember: 'This person is a member already',
  nameRequired: 'Write the name of the person you invite',
  roleRequired: 'Choose what they are',
  made: { title: 'Invitation ready', description: 'Now send the link to {name}.' },
  noAddress: 'This invitation has no email address',
  mailed: { title: 'Letter on its way', description: 'It goes to {name}, at {email}.' },
  allMailed: {
    title: 'Letters on their way',
    description: {
      one: '{count} invitation is sent by mail.',
      other: '{count} invitations are sent by mail.',
    },
  },
  renewed: { title: 'New link', description: 'The link before stopped working.' },
  cancelled: { title: 'Invitation cancelled', description: 'The link of {name} stopped working.' },
  cancelledLinkless: {
    title: 'Invitation cancelled',
    description: '{name} is not invited any more.',
  },
  accepted: { title: 'Welcome to {community}', description: 'You are in.' },
} as const;
