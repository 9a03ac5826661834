interface Named {
  id: string;
  name: string;
}

/** What a role would take away that the form did not say, or that nobody else could do. */
export interface RightsQuestion {
  /** The communities that the person would no longer moderate. */
  losing: Named[];
  /** Those that would have no moderator of their own. */
  last: Named[];
}

/** What the button that agrees to all of a question sends. */
export const agreementsFor = ({ losing, last }: RightsQuestion): string[] => [
  ...losing.map(({ id }) => id),
  ...last.map(({ id }) => `last:${id}`),
];
