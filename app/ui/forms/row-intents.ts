/** The name and values of the buttons that change a form's rows, as Conform reads them. */
export const intentField = '__intent__';

/** The name of the hidden field with the errors that a form has. */
export const refusedField = '__refused__';

/** The name of the hidden fields that name the passwords which have to be typed again. */
export const retypeField = '__retype__';

/** Adds an empty row at the end of a repeated group. */
export const insertRow = (name: string): string =>
  JSON.stringify({ type: 'insert', payload: { name, defaultValue: {} } });

/** Removes a row from a repeated group; the others keep what was typed. */
export const removeRow = (name: string, index: number): string =>
  JSON.stringify({ type: 'remove', payload: { name, index } });
