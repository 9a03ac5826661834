import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { redirect } from '@remix-run/node';
import { translate } from '#app/messages/catalogue.server.ts';
import { listPath } from '../register/people-paths.ts';
import { requireConfirmed } from '../register/person/person-form.server.ts';
import { afterConfirming } from './after-confirming.server.ts';
import { confirmPeople } from './confirm.server.ts';
import type { ConfirmResult } from './results.ts';
import { confirmFormSchema } from './schema.ts';

/**
 * Carries out the form of the queue. Whoever has a single button pressed is confirmed, or the form
 * comes back with why not; of those who are ticked, the next page says what became of each. `page` is
 * the address of the page of the queue that the form stands on.
 */
export const confirmByForm = (ctx: Ctx, request: Request, slug: string, page: URL) =>
  submitForm(ctx, request, {
    schema: confirmFormSchema,
    run: async ({ ids, only, tenure, unit }, inside, key) => {
      const people = (only ? [only] : [...new Set(ids)]).map((id) => ({
        id,
        tenure: tenure[id] ?? null,
        unit: unit[id] ?? '',
      }));
      const results = await confirmPeople(inside, slug, people);
      const done: Done = { results, key: key?.key ?? null, only: only ?? null };
      if (only) requireConfirmed(slug, results[0]);
      return done;
    },
    respond: ({ results, key, only }) => respondTo(ctx, slug, { results, key, only, page }),
  });

interface Done {
  results: ConfirmResult[];
  /** The key under which the results are kept; null for a form without one. */
  key: string | null;
  only: string | null;
}

async function respondTo(
  ctx: Ctx,
  slug: string,
  { results, key, only, page }: Done & { page: URL },
): Promise<Response> {
  if (only) {
    return afterConfirming(ctx, slug, { id: only, name: results[0]?.name ?? '', page });
  }
  const queue = listPath(slug, 'waiting');
  if (key !== null) return redirect(`${queue}&done=${encodeURIComponent(key)}`, { status: 303 });
  return redirectWithToast(queue, {
    title: translate(ctx.locale, 'doorQueue.toasts.confirm.title'),
    description: translate(ctx.locale, 'doorQueue.toasts.confirm.text', {
      about: results.flatMap(({ name }) => name ?? []).join(', '),
    }),
  });
}
