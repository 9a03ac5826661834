import { z } from 'zod';
import { visibleText } from '#app/lib/forms/names.ts';
import { tooLong } from '#app/lib/forms/issue-text.server.ts';
import { typedText } from '#app/lib/forms/typed-text.ts';
import { wordsLength } from '../limits.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** What somebody writes to the desk, or the desk to them. */
export const words = z
  .string()
  .overwrite(typedText)
  .max(wordsLength, { error: tooLong('bookings.tooLong') });

/** One line of text that has to be there. */
export const line = (missing: string, maximum: number) =>
  z
    .string({ error: missing })
    .overwrite(visibleText)
    .min(1, missing)
    .max(maximum, { error: tooLong('bookings.tooLong') });

/** A time of a place as a form sends it: '2026-12-05T13:00:00.000Z/2026-12-05T17:00:00.000Z'. */
export const slotText = ({ start, end }: { start: Date; end: Date }): string =>
  `${start.toISOString()}/${end.toISOString()}`;

/** The same, read. */
export const slot = z.string({ error: 'bookings.chooseSlot' }).transform((text, context) => {
  const [start, end, ...more] = text.split('/');
  const span = z.tuple([z.iso.datetime(), z.iso.datetime()]).safeParse([start, end]);
  if (span.success && more.length === 0) {
    return { start: new Date(span.data[0]), end: new Date(span.data[1]) };
  }
  context.addIssue({ code: 'custom', message: 'bookings.chooseSlot' });
  return z.NEVER;
});

/** Booking a time of a place, for one of one's units where there are several. */
export const bookSchema = z.object({
  slot,
  unit: line('bookings.unitUnknown', unitLength).optional(),
  words: words.optional(),
});

/** Cancelling one's own: there is nothing to fill in. */
export const cancelSchema = z.object({});

export const certificateSchema = z.object({
  files: z
    .array(z.object({ id: z.uuid().toLowerCase(), name: z.string().max(200) }), {
      error: 'bookings.fileMissing',
    })
    .length(1, 'bookings.fileMissing'),
});
