import { redirect } from '@remix-run/node';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Community } from '#db/entities/index.ts';
import { tenures } from '#db/enums.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { isolated } from '#app/lib/isolated.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { unitFull } from '../join.server.ts';
import {
  listPath,
  personAnchor,
  personPath,
  resultsPath,
  waitingPath,
} from '../people/people-list.ts';
import { listPage } from '../people/people-page.server.ts';
import { filterIn } from '../people/people-rows.server.ts';
import { confirmPeople, type ConfirmResult } from './confirm.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

const personId = z.uuid({ error: 'doorQueue.personUnknown' }).toLowerCase();

/** A tenure in a form: none is null. */
export const tenureField = z
  .preprocess(
    // In a record, a choice left open comes as an empty text.
    (value) => value || undefined,
    z.enum(tenures, { error: 'doorQueue.tenureUnknown' }).optional(),
  )
  .transform((tenure) => tenure ?? null);

/** Those who are ticked, or with `only` the one whose button was pressed. */
const schema = z
  .object({
    ids: z.array(personId).max(100).default([]),
    only: personId.optional(),
    tenure: z.record(z.string(), tenureField).default({}),
    /** What was chosen for each when the page was opened. */
    was: z.record(z.string(), tenureField).default({}),
    unit: z.record(z.string(), z.string().max(unitLength)).default({}),
    /** Reasons for not approving somebody, which these buttons don't send. */
    words: z.record(z.string(), z.string().max(10 * reasonLength)).default({}),
  })
  .refine(({ ids, only }) => only !== undefined || ids.length > 0, {
    error: 'doorQueue.nobodyTicked',
    path: ['ids'],
  })
  .superRefine(({ ids, only, tenure, was, words }, { addIssue }) => {
    const taken = only === undefined ? ids : [only];
    const message = `doorQueue.${only === undefined ? 'changedUnticked' : 'changedForOther'}`;
    for (const [id, before] of Object.entries(was)) {
      if (taken.includes(id) || (tenure[id] ?? null) === before) continue;
      addIssue({ code: 'custom', message, path: ['tenure', id] });
    }
    for (const [id, reason] of Object.entries(words)) {
      if (visibleText(reason) === '') continue;
      addIssue({ code: 'custom', message: 'doorQueue.reasonNotSent', path: ['words', id] });
    }
  });

/**
 * Carries out the form of the queue. Whoever has a single button pressed is confirmed, or the form
 * comes back with why not; of those who are ticked, the next page says what became of each. `page` is
 * the address of the page of the queue that the form is on.
 */
export const confirmByForm = (ctx: Ctx, request: Request, community: Community, page: URL) =>
  submitForm(ctx, request, {
    schema,
    run: async ({ ids, only, tenure, unit }, inside, key) => {
      const people = (only ? [only] : [...new Set(ids)]).map((id) => ({
        id,
        tenure: tenure[id] ?? null,
        unit: unit[id] ?? '',
      }));
      const results = await confirmPeople(inside, community.slug, people);
      if (only) requireConfirmed(community.slug, results[0]);
      const ticked = ids.filter((id) => id !== only);
      return { results, key: key?.key ?? null, only: only ?? null, ticked };
    },
    respond: async ({ results, key, only, ticked }) => {
      if (only) {
        const name = results[0]?.name ?? '';
        return afterConfirming(ctx, community, { id: only, name, page, ticked });
      }
      if (key !== null) return redirect(resultsPath(community.slug, key), { status: 303 });
      return redirectWithToast(listPath(community.slug, 'waiting'), {
        title: translate(ctx.locale, 'doorQueue.toasts.confirm.title'),
        description: translate(ctx.locale, 'doorQueue.toasts.confirm.text', {
          about: results.flatMap(({ name }) => (name === null ? [] : isolated(name))).join(', '),
        }),
      });
    },
  });

/**
 * The name of somebody who was confirmed. Throws AppError for anybody who was not: `conflict`, or
 * `invalid` for a unit that is full.
 */
export function requireConfirmed(slug: string, result: ConfirmResult | undefined): string {
  const { outcome = 'gone', name, unit = '', by }: Partial<ConfirmResult> = result ?? {};
  if (outcome === 'confirmed') return name ?? '';
  if (outcome === 'full') throw unitFull(slug);
  const params = { name: name ?? '', unit, by: by ?? '' };
  const isDecided = outcome === 'already' || outcome === 'refused';
  throw isDecided && by
    ? new AppError('conflict', `doorQueue.results.${outcome}By`, { params })
    : new AppError('conflict', `doorQueue.results.${outcome}`, { params });
}

/**
 * Goes on to whoever waits next after somebody was confirmed, on the same page of the queue, with a
 * toast above that entry that offers to take it back. `page` is where the queue was read; without it,
 * the queue begins at its start.
 */
export async function afterConfirming(
  ctx: Ctx,
  community: Community,
  {
    id,
    name,
    page,
    ticked = [],
  }: { id: string; name: string; page: URL | null; ticked?: string[] },
): Promise<Response> {
  const query = page?.searchParams ?? new URLSearchParams();
  const { path, next } = await nextWaiting(ctx, community, { decided: id, query, ticked });
  const at = next && personAnchor(next);
  return redirectWithToast(at ? `${path}#${at}` : path, {
    title: translate(ctx.locale, 'doorQueue.toasts.confirm.title'),
    description: translate(ctx.locale, 'doorQueue.toasts.confirm.text', { about: name }),
    ...(at && { at }),
    press: {
      action: personPath(community.slug, id),
      label: translate(ctx.locale, 'doorQueue.undo'),
      fields: { intent: 'unconfirm', idempotencyKey: newFormKey() },
    },
  });
}

/**
 * The page of the queue to go on at, with those who stay selected, and the id of the entry after one that was there, if
 * any is left.
 */
export async function nextWaiting(
  { em }: Ctx,
  { id: communityId, slug }: Community,
  { decided, query, ticked }: { decided: string; query: URLSearchParams; ticked: string[] },
): Promise<{ path: string; next: string | null }> {
  const start = { path: listPath(slug, 'waiting'), next: null };
  const filter = { ...filterIn(query), show: 'waiting' as const };
  const position = positionIn(query);
  try {
    const { items } = await listPage(em, communityId, filter, position);
    const before = await kysely(em)
      .selectFrom('user_communities')
      .select(sql<number>`floor(extract(epoch from created_at) * 1000)::float8`.as('rank'))
      .where('id', '=', decided)
      .executeTakeFirst();
    const rank = before?.rank ?? 0;
    const later = items.find((row) => row.rank > rank || (row.rank === rank && row.id > decided));
    const next = (later ?? items[0])?.id ?? null;
    return next ? { path: waitingPath(slug, filter, position, ticked), next } : start;
  } catch (error) {
    if (error instanceof AppError) return start;
    throw error;
  }
}
