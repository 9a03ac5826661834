/** The short list of one's own posts on a profile. */
export const ownPostsList = {
  ownPost: {
    LISTING: 'Listing in {community}, {when}',
    ACTIVITY: 'Activity in {community}, {when}',
  },
} as const;
