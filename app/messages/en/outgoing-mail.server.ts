/** What the server alone says in the post room. */
export const outgoingMailServer = {
  notSigned: 'The body isn’t signed with this site’s key',
  reportShape: 'Send events, each with an address and a reason',
  notSuppressed: '{address} isn’t on the list of blocked addresses',
  noLetter: 'We can’t find this email',
  done: {
    test: 'Test email on its way',
    retry: 'Trying again',
    'retry-refused': 'Trying the emails again',
    'give-up': 'Email cancelled',
    suppress: 'Address blocked',
    lift: 'Address unblocked',
    release: 'Address unblocked',
  },
  doneText: 'The lists below are up to date.',
} as const;
