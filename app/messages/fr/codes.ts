/** Le code d’une unité, là où les gens l’écrivent. */
export const codes = {
  code: 'Code reçu par lettre',
  codeHints: {
    OPEN: 'Vous devenez membre tout de suite : vous n’avez pas besoin de code.',
    APPROVAL:
      'Avec un code, vous devenez membre tout de suite, sauf si votre unité compte déjà le maximum de membres. Sans code, le conseil examine votre demande.',
    CODE: 'Avec le code de votre lettre, vous devenez membre tout de suite. Sans code, le conseil examine votre demande.',
    UNKNOWN:
      'Avec un code, vous devenez membre tout de suite, sauf si votre unité compte déjà le maximum de membres. Sans code, le conseil examinera peut-être votre demande.',
  },
  codeHintInvited: 'Vous n’avez pas besoin de code : votre invitation suffit.',
  iAm: 'Je suis',
  choose: 'Choisir…',
  tenures: {
    OWNER: 'Propriétaire, et j’habite l’unité',
    TENANT: 'Locataire',
    OWNER_ELSEWHERE: 'Propriétaire, et j’habite ailleurs',
    STAFF: 'Membre du personnel',
  },
} as const;
