/** The cards of sponsors. */
export const sponsors = {
  title: 'Commanditaires',
  label: 'Commanditaire',
} as const;
