import { isolated } from '#app/lib/isolated.ts';
import { AppError } from '#app/lib/errors.ts';

/** How many units an error names on each side. */
const mostNamed = 10;

/** The error for units that somebody named and the register does not know, beside the one or more that it knows. */
export function unknownUnits(
  { known, unknown }: { known: string[]; unknown: string[] },
  field: string,
): AppError {
  const text = known.length === 1 && unknown.length === 1 ? 'one' : 'some';
  return new AppError('invalid', `unitsDesk.unknown.${text}`, {
    params: { known: listed(known), unknown: listed(unknown) },
    field,
  });
}

const listed = (labels: string[]): string =>
  labels.slice(0, mostNamed).map(isolated).join(', ') + (labels.length > mostNamed ? ', …' : '');
