/** The public page of a person. */
export const profiles = {
  report: 'Report this profile',
  title: 'Profile',
  summary: 'A neighbour’s profile: their communities and their posts.',
  memberSince: 'On The Local Link since {month}',
  edit: 'Edit my profile',
  ownCommunities: 'Your communities',
  sharedCommunities: 'Communities you have in common',
  listings: 'For sale',
  noListings: '{name} has nothing for sale right now.',
  noOwnListings: 'You have nothing for sale right now.',
  newerListings: 'Newer listings',
  olderListings: 'Older listings',
  activities: 'Activities',
  noActivities: '{name} has no activities coming up.',
  noOwnActivities: 'You have no activities coming up.',
  dayOpen: 'Date to be decided',
  hidden: 'Posts that aren’t in the hub',
  hiddenLead:
    'Posts that are under review, or were rejected, withdrawn, sold, cancelled or removed. Only you can see this list.',
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
} as const;
