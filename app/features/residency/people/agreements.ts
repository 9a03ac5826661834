interface Named {
  id: string;
  name: string;
}

/** What a role would give over the whole site, or take away that the form did not say or that nobody else could do. */
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
