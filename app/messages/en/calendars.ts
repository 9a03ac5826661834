/** The page with the private address of one’s calendar. */
export const calendars = {
  title: 'My calendar',
  lead: 'See your building’s activities in the calendar you already use, on your phone or computer.',
  none: 'You get a private address. Your calendar checks it from time to time and shows every activity in your communities. The ones you’re going to are marked.',
  make: 'Create my address',
  address: 'Your address',
  addressLabel: 'Address to copy',
  secret: 'Anyone who has it can see what you see. Use it only in your own calendars.',
  open: 'Open in a calendar',
  how: 'How to add it',
  programs: {
    google: {
      name: 'Google Calendar',
      text: 'On a computer: next to “Other calendars”, select +, then “From URL”. Paste the address. It will show on your phone too.',
    },
    apple: {
      name: 'iPhone, iPad and Mac',
      text: 'Select “Open in a calendar” above and confirm. Or, in Calendar, choose “Add Subscription Calendar” and paste the address.',
    },
    outlook: {
      name: 'Outlook',
      text: '“Add calendar”, then “Subscribe from web”. Paste the address.',
    },
  },
  slow: 'Calendars check for changes every few hours; some only once a day.',
  change: 'Did someone else get it?',
  changeText:
    'Once you create a new address, the old one stops working. Then add the new one to your calendar.',
  renew: 'Create a new address',
  remove: 'Turn the address off',
} as const;
