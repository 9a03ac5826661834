/** Le code d’une unité, là où les gens l’écrivent. */
export const codes = {
  code: 'Code de votre lettre',
  codeHint:
    'Avec un code, vous devenez membre tout de suite. Sans code, le conseil examine votre demande.',
  iAm: 'Je suis',
  choose: 'Choisir…',
  tenures: {
    OWNER: 'Propriétaire et j’y habite',
    TENANT: 'Locataire',
    OWNER_ELSEWHERE: 'Propriétaire et j’habite ailleurs',
    STAFF: 'Membre du personnel',
  },
} as const;
