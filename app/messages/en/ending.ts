/** The page of the desk that ends a membership. */
export const ending = {
  title: 'Moving out',
  summary: 'Set the day a membership ends.',
  titleOf: 'Moving out: {name}',
  lead: '{unit}. You can change or cancel the move-out until the last day.',
  setTo: '{day} is the last day of this membership. It ends that night.',
  whatHappens: 'What happens then',
  hubCloses: 'This person will no longer see the hub, its notices or its contact details.',
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
  moderates: 'They’ll no longer be able to moderate this community.',
  code: 'The code for unit {unit} will stop working. We’ll create a new one, and you’ll need to print a new letter. Other people in the unit stay members.',
  noCode: 'Unit {unit} has no valid code right now. Other people in the unit stay members.',
  historyStays: 'We keep a record of the membership and its history.',
  hidden: 'An activity that isn’t open right now',
  notSaved: 'The last day wasn’t saved',
  when: 'When it ends',
  onDay: 'At the end of a day you choose',
  now: 'Now',
  endsOn: 'Last day',
  endsOnHint:
    'Leave this empty if you chose “Now”. They can use the hub until the end of this day.',
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
