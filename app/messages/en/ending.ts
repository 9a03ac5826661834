/** The page of the desk that ends a membership. */
export const ending = {
  title: 'Moving out',
  summary: 'Set the day a membership ends.',
  titleOf: 'Moving out: {name}',
  lead: '{unit}. You can change or cancel it until that day.',
  setTo: '{day} is the last day of this membership. It ends that night.',
  whatHappens: 'What happens then',
  hubCloses: 'This person can no longer open the hub, its notices and its contact details.',
  noPosts: 'No posts will be withdrawn: there are none right now.',
  posts: {
    one: '{count} post will be withdrawn:',
    other: '{count} posts will be withdrawn:',
  },
  noPlaces: 'No spots in activities will open up.',
  places: {
    one: 'A spot will open up in {count} activity:',
    other: 'Spots will open up in {count} activities:',
  },
  moderates: 'They can no longer moderate this community.',
  code: 'The code of unit {unit} stops working. We make a new one, and you’re asked to print its letter. Others who live there stay members.',
  noCode: 'Unit {unit} has no working code right now. Others who live there stay members.',
  historyStays: 'The membership stays on file as ended, with its history.',
  hidden: 'An activity that isn’t open right now',
  notSaved: 'The last day wasn’t saved',
  when: 'When it ends',
  onDay: 'At the end of a day',
  now: 'Now',
  endsOn: 'Last day',
  endsOnHint:
    'Leave it empty if you chose “Now”. The hub closes for them the night after this day.',
  reason: 'Reason',
  reasonHint: 'They’ll see it. Up to 500 characters.',
  blocked:
    'Nobody else moderates {community}. Name another moderator first; an administrator can help.',
  lastWarning:
    'Nobody else moderates {community}. If you continue, only administrators will look after it.',
  save: 'Save',
  saving: 'Saving…',
  endLast: 'End it anyway',
  cancel: 'Cancel',
  takeBack: 'Cancel the move-out',
} as const;
