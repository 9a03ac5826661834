/** What only the page of a post says, of a listing and of an activity. */
export const postPage = {
  ownBox: { LISTING: 'Your listing', ACTIVITY: 'Your activity' },
  moderationBox: 'Moderation',
  verdict: { REJECT: 'Rejected {when}.', REMOVE: 'Removed {when}.' },
  verdictBy: { REJECT: 'Rejected {when} by {name}.', REMOVE: 'Removed {when} by {name}.' },
  showRevision: 'View the change',
  preview: 'How neighbours will see this post',
  edit: 'Edit',
  backTo: 'Back to {community}',
  contactForMembers: 'Only members of {community} can see the contact email address.',
  logInToSeeContact: 'Log in to see the email address',
  description: 'Description',
} as const;
