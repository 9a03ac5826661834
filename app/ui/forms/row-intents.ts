/** The name and values of the buttons that change a form's rows, as Conform reads them. */
export const intentField = '__intent__';

/** Checks a form in the background without saving. */
export const checkIntent = JSON.stringify({ type: 'validate', payload: {} });

/** Whether a post only has its form checked. */
export const isCheck = (form: FormData | undefined): boolean =>
  form?.get(intentField) === checkIntent;

export const refusedField = '__refused__';

/** The name of the hidden fields that name the passwords which have to be typed again. */
export const retypeField = '__retype__';

/** The name of the buttons that answer a question (see `lib/forms/choice.ts`). */
export const pickField = '__pick__';

/** Where a form that comes back has its questions. */
export const questionsField = '__questions__';

/** The name of the hidden field with what a field held when its form was opened. */
export const shownFieldOf = (field: string): string => `__shown__${field}`;

/** Adds a row at the end of a repeated group, empty but for its kind. */
export const insertRow = (name: string, defaultValue: { kind?: string } = {}): string =>
  JSON.stringify({ type: 'insert', payload: { name, defaultValue } });

/** Moves a row of a repeated group; all keep what was typed. */
export const moveRow = (name: string, from: number, to: number): string =>
  JSON.stringify({ type: 'reorder', payload: { name, from, to } });

/** Removes a row from a repeated group; the others keep what was typed. */
export const removeRow = (name: string, index: number): string =>
  JSON.stringify({ type: 'remove', payload: { name, index } });

/** Searches for a field's text; the form comes back unsaved. */
export const searchFrom = (name: string): string =>
  JSON.stringify({ type: 'update', payload: { name } });
