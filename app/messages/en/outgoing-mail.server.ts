/** What the server alone says in the post room. */
export const outgoingMailServer = {
  notSigned: 'The body is not signed with the key of this site',
  reportShape: 'Send events, each with an address and a reason',
  notSuppressed: '{address} isn’t on the list of addresses that get nothing',
  noLetter: 'There is no such letter',
  done: {
    test: 'Test letter on its way',
    retry: 'The letter is tried again',
    'retry-refused': 'The emails are tried again',
    'give-up': 'The letter is given up',
    suppress: 'Nothing more is sent there',
    lift: 'Emails go there again',
    release: 'Letters go there again',
  },
  doneText: 'The lists below show where things stand.',
} as const;
