/** The cards of sponsors. */
export const sponsors = {
  title: 'Sponsors',
  label: 'Sponsor',
} as const;
