import { sql } from 'kysely';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { placeIn } from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { filterIn } from '../register/list-schema.ts';
import { listPage } from '../register/people-page.server.ts';
import { listPath, personAnchor, personPath, waitingPath } from '../register/people-paths.ts';

/**
 * Goes on to whoever waits next after somebody was confirmed, on the same page of the queue, with a
 * toast above that entry that offers to take it back. `page` is where the queue was read; without it,
 * the queue begins at its start.
 */
export async function afterConfirming(
  ctx: Ctx,
  slug: string,
  { id, name, page }: { id: string; name: string; page: URL | null },
): Promise<Response> {
  const say = (part: 'title' | 'text') =>
    translate(ctx.locale, `doorQueue.toasts.confirm.${part}`, { about: name });
  const { path, next } = await nextWaiting(ctx, slug, id, page);
  const at = next && personAnchor(next);
  return redirectWithToast(at ? `${path}#${at}` : path, {
    title: say('title'),
    description: say('text'),
    ...(at && { at }),
    press: {
      action: personPath(slug, id),
      label: translate(ctx.locale, 'doorQueue.undo'),
      fields: { intent: 'unconfirm', idempotencyKey: newFormKey() },
    },
  });
}

/** The page of the queue to go on at, and the id of the entry after one that was there, if any is left. */
async function nextWaiting(
  ctx: Ctx,
  slug: string,
  confirmed: string,
  page: URL | null,
): Promise<{ path: string; next: string | null }> {
  const { community } = await requireManaged(ctx, slug);
  const start = { path: listPath(slug, 'waiting'), next: null };
  const query = page?.searchParams ?? new URLSearchParams();
  const filter = { ...filterIn(query), show: 'waiting' as const };
  const place = placeIn(query);
  try {
    const { items } = await listPage(ctx.em, community.id, filter, place);
    const before = await kysely(ctx.em)
      .selectFrom('user_communities')
      .select(sql<number>`floor(extract(epoch from created_at) * 1000)::float8`.as('rank'))
      .where('id', '=', confirmed)
      .executeTakeFirst();
    const rank = before?.rank ?? 0;
    const later = items.find((row) => row.rank > rank || (row.rank === rank && row.id > confirmed));
    const next = (later ?? items[0])?.id ?? null;
    return next ? { path: waitingPath(slug, filter, place), next } : start;
  } catch (error) {
    if (error instanceof AppError) return start;
    throw error;
  }
}
