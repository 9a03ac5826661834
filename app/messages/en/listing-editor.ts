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
  editSummary: 'Change your listing.',
  editHead: 'Edit {title}',
  descriptionHint:
    'Size, age, flaws, and when it can be picked up. Up to {maximum} characters. A blank line starts a new paragraph.',
  contactHint:
    'You can leave it empty: neighbours also write to you from the page, without seeing your address, if it is confirmed and you take their letters. Only people in {community} see what you write here, while the listing is open. You log in with {email}.',
  price: 'Price in dollars',
  priceHint: 'Leave it empty if there is no set price.',
  category: 'Category',
  noCategory: 'No category',
  condition: 'Condition',
  noCondition: 'Not stated',
} as const;
