import { z } from 'zod';
import { issueMessage } from '../forms/issue-text.server.ts';
import type { Page } from '../db/pagination.ts';

/** The most rows of one page. */
const maximum = 200;
const outOfRange = issueMessage('http.pageSize', { maximum });

/** `?limit=&after=` of a list that comes in pages. */
export const pageQuery = z.object({
  limit: z.coerce
    .number({ error: outOfRange })
    .int(issueMessage('http.wholePageSize', { maximum }))
    .min(1, outOfRange)
    .max(maximum, outOfRange)
    .default(maximum)
    .meta({ description: 'The maximum number of rows to return' }),
  after: z.string().max(100, 'http.invalidCursor').optional().meta({
    description:
      'The cursor of a page, from the `Link: <…>; rel="next"` header of the previous page',
  }),
});

export type PageQuery = z.output<typeof pageQuery>;

/**
 * The rows of a page. Where there is another page, the `Link: <…>; rel="next"` of the response
 * leads to it.
 */
export function withNextLink<Item>(
  { url, responseHeaders }: { url: URL; responseHeaders: Headers },
  { items, next }: Page<Item>,
): Item[] {
  if (next !== null) {
    const following = new URLSearchParams(url.searchParams);
    following.set('after', next);
    responseHeaders.set('Link', `<${url.pathname}?${following.toString()}>; rel="next"`);
  }
  return items;
}
