import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import type { Community } from '#db/entities/index.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { plannedDay, requestWords } from '../../schema.ts';
import { moveChoice } from '../choices.ts';
import { requestListPath } from './filter.ts';
import { requestFilterIn } from './read-filter.server.ts';
import { ClosingUnconfirmed, moveMany } from './move-many.server.ts';
import { bulkMoves, type ClosingMove } from './moves.ts';

/** A ticked request: `{ref}:{version}`. */
const pick = z
  .string()
  .max(40)
  .regex(/^[^:]+:\d{1,9}$/, 'requestDesk.pickUnreadable')
  .transform((text) => {
    const [ref = '', version = ''] = text.split(':');
    return { ref, version: Number(version) };
  });

const moves = z
  .object({
    picks: z.array(pick, { error: 'requestDesk.nothingTicked' }).max(100).default([]),
    move: z.enum(bulkMoves, { error: 'requestDesk.moveMissing' }),
    plannedFor: plannedDay.optional(),
    words: requestWords.optional(),
    /** How many requests the second press said that it closes. */
    agreed: z.coerce.number('http.formUnreadable').optional(),
  })
  .superRefine(({ picks, move, plannedFor, words }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (picks.length === 0) wrong('picks', 'requestDesk.nothingTicked');
    if (move === 'PLANNED' && !plannedFor) wrong('plannedFor', 'requests.dayMissing');
    if (move === 'DECLINED' && !words) wrong('words', 'requests.reasonMissing');
  });

const schema = withChoices(moves, moveChoice);

/**
 * Carries out the form of the list: the page that it leads to says what became of each request. `page` is the address
 * of the list that the form is on. Where it would close more than one, it comes back (409) with their number, and
 * nothing is changed until a second press agrees to it.
 */
export async function submitMoves(ctx: Ctx, request: Request, { slug }: Community, page: URL) {
  let closing: { move: ClosingMove; count: number } | null = null;
  const reply = await submitForm(ctx, request, {
    schema,
    run: async ({ picks, ...move }, inside, key) => {
      try {
        return { results: await moveMany(inside, slug, picks, move), key: key?.key ?? null };
      } catch (error) {
        if (error instanceof ClosingUnconfirmed) closing = error.closing;
        throw error;
      }
    },
    respond: ({ results, key }) => {
      const list = requestListPath(slug, requestFilterIn(page.searchParams));
      if (key === null) {
        return redirectWithToast(list, {
          title: translate(ctx.locale, 'requestDesk.moved.title'),
          description: results.map(({ ref }) => ref).join(', '),
        });
      }
      const mark = list.includes('?') ? '&' : '?';
      return Promise.resolve(
        redirect(`${list}${mark}done=${encodeURIComponent(key)}`, { status: 303 }),
      );
    },
  });
  if (reply instanceof Response) return reply;
  const { result, ...rest } = reply.data;
  // It asks a question, and is no error.
  const shown = closing === null ? result : { ...result, status: undefined, error: {} };
  return data({ ...rest, result: shown, closing }, reply.init ?? {});
}
