/** The name, first among the fields of a draft, that says a button was pressed and nothing typed. */
export const pressField = '__press__';

/** Whether the fields of a draft (see form-draft) are a press only. */
export const isPress = (fields: string): boolean => fields.startsWith(pressField);
