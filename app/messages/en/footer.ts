/** The footer’s columns. */
export const footer = {
  tagline: 'Connecting condo communities with modern digital tools and local expertise.',
  runBy: 'Run by {name}',
  communities: 'Communities',
  resources: 'Resources',
  support: 'Support',
  archives: 'Newsletter Archives',
  events: 'Events in Ottawa',
  guidelines: 'Posting guidelines',
  about: 'About us',
  help: 'Help',
  contact: 'Contact',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
  terms: 'Terms',
} as const;
