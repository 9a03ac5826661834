/** The page of a listing. */
export const listingView = {
  contactSeller: 'Contact Seller',
  communityMember: 'Community Member',
  sendEmail: 'Send Email',
  emailSubject: 'Interested in: {title}',
  noEmail: {
    author:
      'You didn’t give an email address. Neighbours can still write to you from this page, without seeing your address.',
    unreachable:
      'You didn’t give an email address, and neighbours can’t write to you from this page. In your account, check that your email address is confirmed and works, and that messages from neighbours are turned on.',
    neighbour: 'The seller didn’t leave an email address. You may know {seller} from {community}.',
    stranger: 'The seller didn’t leave an email address.',
  },
  addEmail: 'Edit the listing to add an email address',
  sold: 'This item has been sold.',
  notOpen: 'This listing isn’t available right now.',
  details: 'Item Details',
  posted: 'Posted {date}',
  seller: 'Seller',
  notDone: 'Nothing was changed',
} as const;
