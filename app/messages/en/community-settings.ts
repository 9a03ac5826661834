/** Everything a community says about itself and decides. */
export const communitySettings = {
  title: 'Settings',
  summary: 'What residents read about the building, and who can join.',
  lead: 'What residents read about the building, and who can join. Empty fields aren’t shown.',
  about: 'The building',
  nameHint:
    'The name residents use. It also becomes part of the community’s web address, which can’t be changed later.',
  languageHint: 'The language you’re writing in. You can add the other language below.',
  languages: { en: 'English', fr: 'French' },
  reach: 'Contacts',
  boardEmailHint:
    'Messages sent with “Contact Board” go to this address. If this field is empty, they go to the manager.',
  emergencyHint:
    'A number that’s answered outside office hours. Everyone can see it, including visitors.',
  otherSide: 'The same text in the other language',
  otherSideLead:
    'Leave all of these fields empty, or translate everything you wrote above. Residents then read the page in their own language.',
  door: 'Joining',
  fields: {
    name: 'Name',
    address: 'Address',
    language: 'Main language',
    description: 'Description',
    officeHours: 'Office hours',
    acOnApprox: 'Air conditioning on',
    heatOnApprox: 'Heat on',
    fireInspectionApprox: 'Fire inspection',
    translation: 'Text in the other language',
    managerEmail: 'Manager’s email',
    managerPhone: 'Manager’s phone',
    boardEmail: 'Board’s email',
    emergencyPhone: 'Emergency phone',
    joinPolicy: 'Who can join',
    peoplePerUnit: 'Maximum people per unit',
    requireModeration: 'Review of listings and activities',
    postReaders: 'Who can read listings and activities',
    takesRequests: 'Requests',
    takesBookings: 'Bookings',
  },
  hints: {
    officeHours: 'For example, Monday to Friday, 9 AM to 5 PM',
    acOnApprox: 'For example, June 1. The manager decides, depending on the weather.',
    heatOnApprox: 'For example, October 15',
    fireInspectionApprox: 'For example, March 2027',
  },
  policies: {
    CODE: 'People with a code for their unit',
    APPROVAL: 'People the board approves',
    OPEN: 'Everyone',
  },
  policyHints: {
    CODE: 'Each unit gets a letter with a code. With that code, people join right away; everyone else needs the board’s approval.',
    APPROVAL:
      'Everyone who registers needs the board’s approval. A code or an invitation still lets people join right away.',
    OPEN: 'Anyone who registers and gives a unit can read notices and names right away. Choose this only for trying things out.',
  },
  readers: {
    MEMBERS: 'Members only',
    ANYBODY: 'Anyone with the link, and search engines',
  },
  readerHints: {
    MEMBERS:
      'Only the people in the building, its board, its manager and the site’s administrators can see listings and activities.',
    ANYBODY:
      'Everyone can see listings and activities, with the name of the person who posted them. That includes what’s already posted, even if letters you’ve printed say otherwise. Email addresses and the names of people who join an activity are for members only.',
  },
  peopleHint:
    'Once a unit has this many people, further requests need the board’s approval. Leave this field empty for no limit.',
  moderate: 'The board reviews each listing and activity before it’s published',
  work: 'Requests and bookings',
  takeRequests: 'Residents report problems here and read the answers, instead of writing an email',
  takeBookings: 'Residents book the elevator, the party room and other places here',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  notSaved: 'The settings weren’t saved',
  savedNow: 'What you typed is still below. Save again to replace these values:',
  fieldNow: '{field}: {value}',
} as const;
