import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { checkFields } from './form-data.server.ts';

it('the name of a field is refused by its length before anything else is asked of it', () => {
  // A bracket is tried with all that follows it: for a name of this length, that would take an hour.
  const form = new FormData();
  form.append('['.repeat(1_000_000), 'x');
  expect(() => checkFields(form)).toThrow(AppError);
});

it('names as our forms have them are taken, and deeper ones refused', () => {
  const taken = new FormData();
  taken.append('communities[0].condoUnit', '305');
  taken.append('sections[12].rows[3].text', 'Soup');
  expect(() => checkFields(taken)).not.toThrow();
  for (const name of ['a[100]', 'a[0][0][0][0][0]', 'a.b.c.d.e.f.g']) {
    const form = new FormData();
    form.append(name, 'x');
    expect(() => checkFields(form), name).toThrow(AppError);
  }
});
