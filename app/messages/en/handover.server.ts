/** What the server alone says about hand-overs. */
export const handoverServer = {
  ownOnly: 'You can only hand over communities that you moderate.',
  notFound: 'We can’t find this handover.',
  communityMissing: 'Choose at least one community',
  notModerated: 'Choose communities that this person moderates',
  whenMissing: 'Choose a date or “Now”',
  noSuchAccount: 'There’s no account with this email address. Invite the person first.',
  samePerson: 'The successor can’t be the person who’s handing over. Choose someone else.',
  unfit: {
    waiting: '{name} isn’t a member of {community} yet. Approve or decline the request first.',
    refused:
      '{name}’s request to join {community} was declined. Reopen the request and approve it first.',
    leaving: '{name} is moving out of {community}. Cancel the move-out first.',
  },
  otherPerson:
    'This email address now belongs to someone else, so nothing was handed over. Check who the successor is, then try again.',
  cannot:
    'Someone’s account, membership or role has changed, so nothing was handed over. Check the form, then try again.',
  done: { title: 'Handover complete', description: '{successor} has taken over.' },
  planned: {
    title: 'Handover planned',
    description: '{successor} will take over on {day}. You can cancel the handover until then.',
  },
  cancelled: {
    title: 'Handover cancelled',
    description: 'Nothing has changed for your communities.',
  },
} as const;
