/** The page of a listing. */
export const listingView = {
  contactSeller: 'Contact Seller',
  communityMember: 'Community Member',
  sendEmail: 'Send Email',
  emailSubject: 'Interested in: {title}',
  noEmail: {
    REACHES:
      'You didn’t give an email address. Neighbours can still write to you from this page, without seeing your address.',
    WAITS:
      'You didn’t give an email address. Neighbours can write to you from this page, and their messages reach you once you confirm your address.',
    BOUNCES:
      'You didn’t give an email address, and emails to the one in your account come back, so neighbours can’t write to you. Check the address in Account Settings.',
    REFUSED:
      'You didn’t give an email address, and you’ve turned off messages from neighbours, so they can’t write to you.',
    NO_MAIL:
      'You didn’t give an email address, and this site doesn’t send email yet, so neighbours can’t write to you.',
    neighbour: 'You can write to {seller} from this page.',
    stranger: 'The seller didn’t leave an email address.',
  },
  addEmail: 'Edit the listing to add an email address',
  sold: 'This item has been sold.',
  notOpen: 'This listing isn’t available right now.',
  details: 'Item Details',
  posted: 'Posted {date}',
  sent: 'Submitted {date}',
  seller: 'Seller',
  notDone: 'Nothing was changed',
} as const;
