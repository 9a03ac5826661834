/** The desk of a community: what every page of it shares. */
export const manage = {
  title: 'Manage',
  lead: 'The communities you look after.',
  editorsDesk: 'Editor’s desk: newsletters, events, articles and sponsors',
  none: 'You manage no community yet. An administrator can name you for one.',
  notOpen: 'not open yet',
  handOver: 'Hand over to a successor',
  menu: 'Desk',
  deskLead: 'Everything the board and the manager do for this community.',
  sections: {
    people: 'People',
    units: 'Units',
    notices: 'Notices',
    documents: 'Documents',
    settings: 'Settings',
  },
  sectionLeads: {
    people: 'Who waits at the door, who lives here, invitations and moving out.',
    units: 'The register of units, their codes and the letters.',
    notices: 'Write, schedule, correct and take down what residents read first.',
    documents: 'The records shelf: declaration, by-laws, budgets, minutes.',
    settings: 'Address, phones, office hours, and who may come in.',
  },
} as const;
