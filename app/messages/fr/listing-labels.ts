/** What a listing can be, and in what state. */
export const listingLabels = {
  categories: {
    furniture: 'Meubles',
    electronics: 'Électronique',
    books: 'Livres',
    clothing: 'Vêtements',
    appliances: 'Électroménagers',
    other: 'Autre',
  },
  conditions: {
    NEW: 'Neuf',
    LIKE_NEW: 'Comme neuf',
    GOOD: 'Bon état',
    FAIR: 'État passable',
    FOR_PARTS: 'Pour pièces',
  },
} as const;
