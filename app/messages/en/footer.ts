/** The footer’s columns. */
export const footer = {
  tagline: 'Connecting condo communities with modern digital tools and local expertise.',
  runBy: 'This site is run by {name}',
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
  terms: 'Terms of use',
} as const;
