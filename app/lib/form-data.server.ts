import { AppError } from './errors.ts';
import { refuseNul } from './nul.ts';

const maxFields = 200;
const maxNameLength = 128;
const maxIndex = 99;

/** The fields of a form post. Throws AppError `invalid`, or `wrong-type` when it is no form. */
export async function readFormData(request: Request): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('wrong-type', 'This page expects a form.');
  }
  checkFields(form);
  return form;
}

/**
 * Refuses what would make the parser build huge arrays or deep objects: too many fields, long
 * names, indexes over 99. Throws AppError `invalid`.
 */
export function checkFields(form: FormData): void {
  let count = 0;
  for (const [name, value] of form) {
    refuseNul(name);
    if (typeof value === 'string') refuseNul(value);
    count += 1;
    const indexes = [...name.matchAll(/\[(\d*)\]/g)].map((match) => match[1] ?? '');
    const tooDeep = indexes.length > 4 || name.split('.').length > 6;
    const tooFar = indexes.some((index) => index.length > 2 || Number(index) > maxIndex);
    if (count > maxFields || name.length > maxNameLength || tooDeep || tooFar) {
      throw new AppError('invalid', 'This form has more fields than we can read.');
    }
  }
}
