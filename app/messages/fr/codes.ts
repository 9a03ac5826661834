/** Le code d’une unité, là où les gens l’écrivent. */
export const codes = {
  code: 'Code de votre lettre',
  codeHint:
    'Il ouvre la porte tout de suite, sauf si votre unité est complète. Sans code, le conseil confirme.',
  codeHintInvited: 'Il n’en faut pas : votre invitation vous ouvre la porte.',
  iAm: 'Je suis',
  choose: 'Choisir…',
  tenures: {
    OWNER: 'Propriétaire et j’y habite',
    TENANT: 'Locataire',
    OWNER_ELSEWHERE: 'Propriétaire et j’habite ailleurs',
    STAFF: 'Membre du personnel',
  },
} as const;
