/** What the server alone says about work orders. */
export const workOrderServer = {
  ended: 'This link no longer works. Ask the office that sent it for a new one.',
  told: {
    title: 'Thank you',
    description: 'The board and the manager have been told that the work is done.',
  },
  mayEnter: {
    YES: 'You may go in',
    NO: 'Don’t go in',
    CALL: 'Call the office first',
  },
  community: 'Building',
  page: '{ref}, page {page} of {pages}',
  file: 'work-order-{ref}',
  signature: {
    title: 'When the work is done',
    done: 'What was done',
    name: 'Name',
    day: 'Date',
    signature: 'Signature',
  },
} as const;
