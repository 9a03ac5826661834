/** What becomes of the home of who sells: they leave the unit, or stay as its tenants. */
export const residences = ['LEAVES', 'TENANT'] as const;

/** Who buys lives there, lives elsewhere, or is invited later. */
export const buyerHomes = ['HERE', 'ELSEWHERE', 'LATER'] as const;
