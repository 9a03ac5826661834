interface Named {
  id: string;
  name: string;
}

/** What an administrator has to confirm before a role is saved. */
export interface RightsQuestion {
  /** Who would become an administrator. */
  becomesAdmin: string | null;
  /** The communities that the person would no longer moderate. */
  losing: Named[];
  /** Those that would have no moderator of their own. */
  last: Named[];
}

/** What the button that agrees to all of a question sends. */
export const agreementsFor = ({ becomesAdmin, losing, last }: RightsQuestion): string[] => [
  ...(becomesAdmin === null ? [] : ['admin']),
  ...losing.map(({ id }) => id),
  ...last.map(({ id }) => `last:${id}`),
];
