import { z } from 'zod';
import { personalJson } from './api-route.server.ts';
import { AppError } from './errors.ts';
import type { Page } from './keyset.ts';

/** The most rows one answer holds. */
const maxRows = 200;

const itemListSchema = z.object({
  status: z
    .enum(['PENDING', 'PUBLISHED', 'REJECTED', 'WITHDRAWN', 'SOLD', 'CANCELLED', 'REMOVED'])
    .nullable(),
  communityId: z.uuid().nullable(),
  after: z.string().max(100).nullable(),
  limit: z.coerce.number().int().min(1).max(maxRows).nullable(),
});

/**
 * `?status=&communityId=&limit=&after=` of a list of listings or activities.
 * Throws AppError `invalid` and names the one that is off.
 */
export function itemListQuery(url: URL) {
  const given = (name: string) => url.searchParams.get(name) || null;
  const parsed = itemListSchema.safeParse({
    status: given('status'),
    communityId: given('communityId'),
    after: given('after'),
    limit: given('limit'),
  });
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0]);
    throw new AppError('invalid', `The value of ${field} is not one we know.`, { field });
  }
  const { status, communityId, after, limit } = parsed.data;
  return { status, communityId, cursor: after, size: limit ?? maxRows };
}

/** Part of a list as a JSON array; where there is more, `Link: <…>; rel="next"` says where. */
export function pagedJson(url: URL, { items, next }: Page<unknown>): Response {
  if (next === null) return personalJson(items);
  const following = new URLSearchParams(url.searchParams);
  following.set('after', next);
  return personalJson(items, {
    headers: { Link: `<${url.pathname}?${following.toString()}>; rel="next"` },
  });
}
