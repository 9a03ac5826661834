/** What the server alone says about hand-overs. */
export const handoverServer = {
  ownOnly: 'You can only hand over communities that you moderate.',
  notFound: 'We can’t find this handover.',
  communityMissing: 'Choose at least one community',
  notModerated: 'Choose communities that this person moderates',
  whenMissing: 'Choose a date or “Now”',
  noSuchAccount: 'There’s no account with this address. Invite the person first.',
  samePerson: 'Choose someone else',
  unfit: {
    waiting: '{name} isn’t a member of {community} yet. Approve or decline the request first.',
    refused:
      '{name}’s request to join {community} was declined. Put it back on the list and approve it first.',
    leaving: '{name} is moving out of {community}. Cancel the move-out first.',
  },
  otherPerson:
    'This address now belongs to someone else, so nothing was handed over. Please check again.',
  cannot: 'Something changed, so nothing was handed over. Please check again.',
  done: { title: 'Handed over', description: '{successor} has taken over.' },
  planned: {
    title: 'Handover planned',
    description: '{successor} takes over on {day}. You can cancel until then.',
  },
  cancelled: { title: 'Handover cancelled', description: 'Everything stays as it is.' },
} as const;
