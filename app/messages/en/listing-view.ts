/** The page of a listing. */
export const listingView = {
  contactSeller: 'Contact Seller',
  communityMember: 'Community Member',
  sendEmail: 'Send Email',
  emailSubject: 'Interested in: {title}',
  noEmail: {
    author:
      'You gave no email address. Neighbours can still write to you from this page; they do not see yours.',
    unreachable:
      'You gave no email address, and neighbours cannot write to you: your own address is not confirmed, gets no mail, or you chose not to get letters from neighbours.',
    neighbour: 'The seller left no email address. You may know {seller} from {community}.',
    stranger: 'The seller left no email address.',
  },
  addEmail: 'Edit the listing to add one',
  notOpen: 'This listing is not open at the moment.',
  details: 'Item Details',
  price: 'Price',
  condition: 'Condition',
  category: 'Category',
  posted: 'Posted',
  contact: 'Contact',
  seller: 'Seller',
  moreFrom: 'More from {seller}',
  notDone: 'This was not done',
} as const;
