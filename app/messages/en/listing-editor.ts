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
    'You can leave this field empty: neighbours can write to you from the listing’s page without seeing your email address, as long as it’s confirmed and you accept messages. Only people in {community} see the email address you enter here, and only while the listing is in the hub. You log in with {email}.',
  price: 'Price in dollars',
  priceHint: 'Leave this field empty if there’s no set price.',
  free: 'Free',
  more: 'Contact and language',
  category: 'Category',
  noCategory: 'No category',
  condition: 'Condition',
  noCondition: 'Not specified',
} as const;
