/** The page with the private address of one’s calendar. */
export const calendars = {
  title: 'My calendar',
  lead: 'See your building’s activities in the calendar you already use, on your phone or computer.',
  none: 'You’ll get a private link. Your calendar checks it from time to time and shows every activity in your communities. The ones you’re going to are marked.',
  make: 'Create my calendar link',
  address: 'Your calendar link',
  addressLabel: 'Link to copy',
  secret:
    'Anyone who has this link can see these activities, and which ones you’re going to. Use it only in your own calendars.',
  open: 'Open in a calendar',
  how: 'How to add the link',
  programs: {
    google: {
      name: 'Google Calendar',
      text: 'On a computer: next to “Other calendars”, select +, then “From URL”. Paste the link. The activities will appear on your phone too.',
    },
    apple: {
      name: 'iPhone, iPad and Mac',
      text: 'Select “Open in a calendar” above and confirm. Or, in Calendar, choose “Add Subscription Calendar” and paste the link.',
    },
    outlook: {
      name: 'Outlook',
      text: 'Select “Add calendar”, then “Subscribe from web”. Paste the link.',
    },
  },
  slow: 'Calendars check for changes every few hours; some only once a day.',
  change: 'Did someone else get your link?',
  changeText:
    'When you create a new link, the old one stops working. Then add the new one to your calendar.',
  renew: 'Create a new link',
  remove: 'Turn off the link',
} as const;
