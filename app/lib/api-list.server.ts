import { z } from 'zod';
import { personalJson } from './api-route.server.ts';
import { AppError } from './errors.ts';
import type { Page } from './keyset.ts';

/** The most rows one answer holds. */
const maxRows = 200;

const pageFields = {
  after: z.string().max(100).nullable(),
  limit: z.coerce.number().int().min(1).max(maxRows).nullable(),
};
const pageSchema = z.object(pageFields);
const itemListSchema = z.object({
  ...pageFields,
  status: z
    .enum(['PENDING', 'PUBLISHED', 'REJECTED', 'WITHDRAWN', 'SOLD', 'CANCELLED', 'REMOVED'])
    .nullable(),
  communityId: z.uuid().toLowerCase().nullable(),
});

/** `?limit=&after=` of a list. Throws AppError `invalid` and names the one that is off. */
export function pageQuery(url: URL) {
  const { after, limit } = read(pageSchema, url);
  return { cursor: after, size: limit ?? maxRows };
}

/**
 * `?status=&communityId=&limit=&after=` of a list of listings or activities.
 * Throws AppError `invalid` and names the one that is off.
 */
export function itemListQuery(url: URL) {
  const { status, communityId, after, limit } = read(itemListSchema, url);
  return { status, communityId, cursor: after, size: limit ?? maxRows };
}

function read<Schema extends z.ZodObject>(schema: Schema, url: URL): z.output<Schema> {
  const given = Object.keys(schema.shape).map((name) => [name, url.searchParams.get(name) || null]);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0]);
  throw new AppError('invalid', `The value of ${field} is not one we know.`, { field });
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
