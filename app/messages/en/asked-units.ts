/** The question which unit somebody means. */
export const askedUnits = {
  which: 'Which unit is it?',
  isRight: '{unit} is the right unit',
} as const;
