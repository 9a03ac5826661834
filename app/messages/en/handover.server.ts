/** What the server alone says about hand-overs. */
export const handoverServer = {
  ownOnly: 'You can hand over only what you moderate yourself.',
  notFound: 'There is no such hand-over.',
  communityMissing: 'Please choose at least one community',
  notModerated: 'Please choose communities that this person moderates',
  whenMissing: 'Please say when',
  noSuchAccount: 'Nobody has an account with this address. Invite the person first.',
  samePerson: 'Please name somebody else',
  unfit: {
    waiting:
      '{name} waits to be confirmed in {community}, so cannot take it over. Confirm or refuse {name} at its desk first.',
    refused:
      '{name} was refused in {community}, so cannot take it over. Put {name} back into the queue at its desk, and confirm {name} there first.',
    leaving:
      '{name} has a last day in {community}, so cannot take it over. Take the end back at its desk first.',
  },
  otherPerson:
    'This address belongs to somebody else by now, and nothing was handed over. Please look again.',
  cannot: 'Something changed in the meantime, and nothing was handed over. Please look again.',
  done: { title: 'Handed over', description: '{successor} looks after it from now on.' },
  planned: {
    title: 'Hand-over planned',
    description: '{successor} takes over on {day}. You can cancel it until then.',
  },
  cancelled: { title: 'Hand-over cancelled', description: 'Everything stays as it is.' },
} as const;
