import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { redirect } from '@remix-run/node';
import { translate } from '#app/messages/catalogue.server.ts';
import { listPath } from '../register/people-paths.ts';
import { requireConfirmed } from '../register/person/person-form.server.ts';
import { confirmPeople } from './confirm.server.ts';
import type { ConfirmResult } from './results.ts';
import { confirmFormSchema } from './schema.ts';

/**
 * Carries out the form of the queue. Whoever has a single button pressed is confirmed, or the form
 * comes back with why not; of those who are ticked, the next page says what became of each.
 */
export const confirmByForm = (ctx: Ctx, request: Request, slug: string) =>
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
    respond: ({ results, key, only }) => respondTo(ctx, slug, { results, key, only }),
  });

interface Done {
  results: ConfirmResult[];
  /** The key under which the results are kept; null for a form without one. */
  key: string | null;
  only: string | null;
}

async function respondTo(
  { locale }: Ctx,
  slug: string,
  { results, key, only }: Done,
): Promise<Response> {
  const queue = listPath(slug, 'waiting');
  if (only === null && key !== null) {
    return redirect(`${queue}&done=${encodeURIComponent(key)}`, { status: 303 });
  }
  return redirectWithToast(queue, {
    title: translate(locale, 'doorQueue.toasts.confirm.title'),
    description: translate(locale, 'doorQueue.toasts.confirm.text', {
      about: results.flatMap(({ name }) => name ?? []).join(', '),
    }),
  });
}
