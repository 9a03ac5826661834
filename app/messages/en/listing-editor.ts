/** The editor of a listing. */
export const listingEditor = {
  tab: 'Buy & Sell',
  newTitle: 'Post for Sale',
  newSubmit: 'Post listing',
  newFailed: 'Failed to create listing. Please try again.',
  newSummary: 'Offer something to your neighbours.',
  editTitle: 'Edit your listing',
  editSubmit: 'Save listing',
  editFailed: 'Your listing wasn’t saved',
  editSummary: 'Edit your listing.',
  editHead: 'Edit “{title}”',
  descriptionHint:
    'Size, age, flaws, and when the item can be picked up. Up to {maximum} characters. Leave a blank line to start a new paragraph.',
  contactHint:
    'Only people in {community} see this address, and only while the listing is in the hub.',
  /** Where neighbours can write from the site. */
  contactOptional:
    'You can leave it empty: neighbours can write to you from the listing’s page without seeing an address.',
  price: 'Price in dollars',
  priceHint: 'Leave this field empty if there’s no set price.',
  free: 'Free',
  category: 'Category',
  noCategory: 'No category',
  condition: 'Condition',
  noCondition: 'Not specified',
} as const;
