/** What the server alone says in the post room. */
export const outgoingMailServer = {
  notSigned: 'The message isn’t signed with this site’s key',
  reportShape: 'Send events, each with an email address and a reason',
  notSuppressed: '{address} isn’t on the list of blocked addresses',
  noLetter: 'We can’t find this email',
  done: {
    test: 'Test email on its way',
    retry: 'Sending the email again',
    'retry-refused': 'Sending the emails again',
    'give-up': 'Email cancelled',
    suppress: 'Email address blocked',
    lift: 'Email address unblocked',
    release: 'Email address unblocked',
  },
  doneText: 'The lists below are up to date.',
} as const;
