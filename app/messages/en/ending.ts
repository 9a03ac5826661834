/** The page of the desk that ends a membership. */
export const ending = {
  title: 'Moving out',
  summary: 'Set the day a membership ends.',
  titleOf: '{name}’s move-out',
  lead: '{unit}: you can change or cancel the move-out up to and including the last day.',
  setTo: 'The last day of this membership is {day}. Access to the hub ends at midnight that night.',
  whatHappens: 'What will happen',
  hubCloses: 'This person will no longer see the hub, its notices or its contact details.',
  noPosts: 'This person has no posts to withdraw.',
  posts: {
    one: '{count} post will be withdrawn:',
    other: '{count} posts will be withdrawn:',
  },
  noPlaces: 'No spots in activities will open up.',
  places: {
    one: 'A spot will open up in {count} activity:',
    other: 'Spots will open up in {count} activities:',
  },
  building:
    'Within the hour, this person’s upcoming bookings will be cancelled, except an elevator for the move. Their open requests stay with you.',
  moderates: 'This person will no longer be able to moderate this community.',
  code: 'The code for unit {unit} will stop working. We’ll create a new one, and you’ll need to print a new letter. Other people in the unit will stay members.',
  noCode: 'Unit {unit} has no valid code right now. Other people in the unit will stay members.',
  historyStays: 'We keep a record of the membership and its history.',
  hidden: 'An activity that isn’t available right now',
  notSaved: 'The last day wasn’t saved',
  when: 'When the membership ends',
  onDay: 'At the end of a day you choose',
  now: 'Now',
  endsOn: 'Last day',
  endsOnHint:
    'Leave this field empty if you chose “Now”. Otherwise, the member can use the hub until the end of the day you choose.',
  reason: 'Reason',
  reasonHint: 'The person will see this reason. Up to 500 characters.',
  blocked:
    'Nobody else moderates {community}. Name another moderator first; an administrator can help.',
  lastWarning:
    'Nobody else moderates {community}. If you continue, only administrators will look after the community.',
  save: 'Save',
  saving: 'Saving…',
  endLast: 'End the membership anyway',
  cancel: 'Cancel',
  takeBack: 'Cancel the move-out',
} as const;
