/** The editor of a listing. */
export const listingEditor = {
  tab: 'Buy & Sell',
  newTitle: 'Post for Sale',
  newSubmit: 'Post listing',
  newFailed: 'Failed to create listing. Please try again.',
  newSummary: 'Offer something to your neighbours.',
  editTitle: 'Edit your listing',
  editSubmit: 'Save listing',
  editFailed: 'This listing was not saved',
  editReviewed: 'The board of {community} looks at it before it shows.',
  editWaits:
    'The board of {community} looks at your change first; until then, everyone sees the listing as it is. A lower price, and up to three letters of the title and description, change at once.',
  editWaiting:
    'This is your change that is with the board of {community}. What you change here waits with it. If you only lower the price, that changes at once.',
  editSummary: 'Change your listing.',
  editHead: 'Edit {title}',
  descriptionHint:
    'Size, age, flaws, and when it can be picked up. Up to {maximum} characters. A blank line starts a new paragraph.',
  contactHint:
    'Neighbours write to you here. Only people in {community} see it while the listing is open. You log in with {email}.',
  price: 'Price in dollars',
  priceHint: 'Leave it empty if there is no set price.',
  category: 'Category',
  noCategory: 'No category',
  condition: 'Condition',
  noCondition: 'Not stated',
} as const;
