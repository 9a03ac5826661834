/** What a listing can be, and in what state. */
export const listingLabels = {
  categories: {
    furniture: 'Furniture',
    electronics: 'Electronics',
    books: 'Books',
    clothing: 'Clothing',
    appliances: 'Appliances',
    other: 'Other',
  },
  conditions: {
    NEW: 'New',
    LIKE_NEW: 'Like New',
    GOOD: 'Good',
    FAIR: 'Fair',
    FOR_PARTS: 'For Parts',
  },
} as const;
