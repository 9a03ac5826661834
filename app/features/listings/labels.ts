/** The words a listing is described with, as the contract spells them and as people read them. */
export const categoryLabels = {
  furniture: 'Furniture',
  electronics: 'Electronics',
  books: 'Books',
  clothing: 'Clothing',
  appliances: 'Appliances',
  other: 'Other',
} as const;
export type Category = keyof typeof categoryLabels;
export const categories = Object.keys(categoryLabels) as [Category, ...Category[]];

export const conditionLabels = {
  NEW: 'New',
  LIKE_NEW: 'Like New',
  GOOD: 'Good',
  FAIR: 'Fair',
  FOR_PARTS: 'For Parts',
} as const;
export type Condition = keyof typeof conditionLabels;
export const conditions = Object.keys(conditionLabels) as [Condition, ...Condition[]];
