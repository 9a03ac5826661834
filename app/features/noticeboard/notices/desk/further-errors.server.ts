import { languages, type Language } from '#db/enums.ts';
import { readCityTime } from '#app/lib/forms/city-time.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { CondoNotice } from '#db/entities/index.ts';
import { expiryProblem, timeProblem } from '../saving/expiry.server.ts';
import { missingParts } from './schema.ts';

/**
 * What else is wrong with a form of the editor that its schema refuses for one field, so that a missing
 * title and a wrong date are said in one round.
 */
export function furtherErrors(form: FormData, before: CondoNotice | null): AppError[] {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const side = (one: Language) => ({
    title: text(`${one}.title`),
    content: text(`${one}.content`),
  });
  const intent = text('intent') || 'preview';
  const parts = missingParts({
    en: side('en'),
    fr: side('fr'),
    first: languages.find((one) => one === text('first')) ?? 'en',
    intent,
    audience: text('audience'),
    audienceFloors: text('audienceFloors'),
    audienceUnits: text('audienceUnits'),
  });
  const [publishedAt, expiresAt] = [timeIn(text('publishedAt')), timeIn(text('expiresAt'))];
  const as = intent === 'draft' ? ('DRAFT' as const) : ('PUBLISHED' as const);
  const times = { publishedAt, expiresAt };
  const wrong = [timeProblem(times, as, before), expiryProblem(times, as, before)];
  const missing = parts.map(
    ({ path, message }) => new AppError('invalid', message, { field: path.join('.') }),
  );
  return [...missing, ...wrong.filter((error) => error !== null)];
}

/** A time that can be read; null for an empty one, and for one that the schema complains of. */
function timeIn(typed: string): Date | null {
  const read = typed ? readCityTime(typed) : null;
  return read instanceof Date ? read : null;
}
