import { redirect } from '@remix-run/node';
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
import { moveMany } from './move-many.server.ts';
import { bulkMoves } from './moves.ts';

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
 * of the list that the form is on.
 */
export const submitMoves = (ctx: Ctx, request: Request, { slug }: Community, page: URL) =>
  submitForm(ctx, request, {
    schema,
    run: async ({ picks, ...move }, inside, key) => ({
      results: await moveMany(inside, slug, picks, move),
      key: key?.key ?? null,
    }),
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
