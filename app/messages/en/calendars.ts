/** The page with the private address of one’s calendar. */
export const calendars = {
  title: 'My calendar',
  lead: 'Show the activities of your building in the calendar that you use anyway, on your phone or your computer.',
  none: 'You get an address of your own. Your calendar reads it now and then, and shows every activity of your communities. Those you go to are marked.',
  make: 'Make my address',
  address: 'Your address',
  addressLabel: 'Address to copy',
  secret: 'Whoever has it sees what you see. Give it to nobody but your own calendars.',
  open: 'Open in a calendar',
  how: 'How to add it',
  programs: {
    google: {
      name: 'Google Calendar',
      text: 'On a computer: beside “Other calendars”, press +, then “From URL”. Paste the address. Your phone shows it too.',
    },
    apple: {
      name: 'iPhone, iPad and Mac',
      text: 'Press “Open in a calendar” above, and confirm. Or in Calendar: “Add Subscription Calendar”, and paste the address.',
    },
    outlook: {
      name: 'Outlook',
      text: '“Add calendar”, then “Subscribe from web”. Paste the address.',
    },
  },
  slow: 'Calendars ask for news every few hours; some only once a day.',
  change: 'Did somebody else get it?',
  changeText: 'With a new address, the old one shows nothing any more. Then add the new one again.',
  renew: 'Make a new address',
  remove: 'Turn the address off',
} as const;
