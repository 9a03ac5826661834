/** What the server alone says about newsletters. */
export const newslettersServer = {
  notFound: 'Bulletin introuvable',
  membersOnly: 'Ce bulletin est réservé aux membres {de:community}.',
} as const;
