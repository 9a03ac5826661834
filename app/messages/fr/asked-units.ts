/** The question which unit somebody means. */
export const askedUnits = {
  which: 'Quelle unité est-ce ?',
  isRight: '{unit} est la bonne unité',
} as const;
