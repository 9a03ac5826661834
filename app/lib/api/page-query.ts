import { z } from 'zod';
import type { Page } from '../db/pagination.ts';

/** The most rows one answer holds. */
const maxRows = 200;

/** `?limit=&after=` of a list that comes in parts. */
export const partQuery = z.object({
  limit: z.coerce
    .number({ error: `A number from 1 to ${maxRows}` })
    .int(`A whole number from 1 to ${maxRows}`)
    .min(1, `A number from 1 to ${maxRows}`)
    .max(maxRows, `A number from 1 to ${maxRows}`)
    .default(maxRows)
    .meta({ description: 'The most rows wanted.' }),
  after: z.string().max(100, 'That page of the list does not exist.').optional().meta({
    description: 'Where to go on: as the `Link: <…>; rel="next"` of the part before says.',
  }),
});

export type PartQuery = z.output<typeof partQuery>;

/**
 * The rows of part of a list. Where there is more, the answer's `Link: <…>; rel="next"` says where.
 */
export function onePart<Item>(
  { url, answerHeaders }: { url: URL; answerHeaders: Headers },
  { items, next }: Page<Item>,
): Item[] {
  if (next !== null) {
    const following = new URLSearchParams(url.searchParams);
    following.set('after', next);
    answerHeaders.set('Link', `<${url.pathname}?${following.toString()}>; rel="next"`);
  }
  return items;
}
