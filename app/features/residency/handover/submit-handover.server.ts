import { UserCommunity } from '#db/entities/index.ts';
import { moderatedCommunities } from '#app/lib/session/actor.ts';
import { cityToday, noonOf } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import {
  checkHandover,
  dayOf,
  type HandoverInput,
  roleAfter,
  requireLeaver,
  handoverSchema,
} from './check.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { askHandover, cancelHandover, type HandedOver } from './commands.server.ts';

export type HandoverReview = Awaited<ReturnType<typeof reviewHandover>>;

/** Who would take over what. Changes nothing. Throws as `checkHandover` does. */
async function reviewHandover(ctx: Ctx, personId: string | null, input: HandoverInput) {
  const { leaver, successor, takings } = await checkHandover(ctx, personId, input);
  const { actor, person } = leaver;
  const known = moderatedCommunities(actor);
  const today = cityToday();
  const homes = await ctx.em.find(
    UserCommunity,
    {
      user: successor.id,
      state: 'CONFIRMED',
      ...(known === 'all' ? {} : { community: { $in: known } }),
      $or: [{ endsOn: null }, { endsOn: { $gte: today } }],
    },
    { populate: ['community'], orderBy: { position: 'asc', id: 'asc' }, limit: 20 },
  );
  const others = await ctx.em.count(UserCommunity, {
    user: person.id,
    community: { $nin: takings.map(({ id }) => id) },
    canModerate: true,
    state: 'CONFIRMED',
  });
  const role = roleAfter(successor.role, person.role);
  const onDay = dayOf(input);
  return {
    successor: { id: successor.id, name: successor.name, email: successor.email },
    homes: homes.map(({ id, community, condoUnit }) => ({
      id,
      community: community.unwrap().name,
      unit: condoUnit,
    })),
    takings,
    role,
    office: translate(defaultLocale, `people.offices.${role}`),
    onDay: onDay === null ? null : noonOf(onDay),
    leavesDesk: person.role !== 'ADMIN' && others === 0,
  };
}

/**
 * Shows who would take over what, carries that out once it is confirmed, or cancels a hand-over. It goes
 * back to the form, or, for somebody who has no desk any more, to their communities.
 */
export async function submitHandover(ctx: Ctx, request: Request, personId: string | null) {
  const form = await readFormData(request);
  const options = { schema: handoverSchema };
  const resumed = resumeDraft(ctx, form, options);
  if (resumed) return resumed;
  return submitFields(ctx, request, form, {
    ...options,
    // Nothing is said of a form to somebody who may not hand over. A press that was carried out before is
    // answered as it was then, so this is not asked of every form.
    furtherErrors: async () => {
      await requireLeaver(ctx, personId);
      return [];
    },
    show: async (input): Promise<{ review: HandoverReview | null } | null> => {
      if (input.change === 'edit') return { review: null };
      return input.change === 'set' ? { review: await reviewHandover(ctx, personId, input) } : null;
    },
    run: async (input, inside): Promise<{ done: HandedOver | null }> => {
      if (input.change !== 'cancel') return { done: await askHandover(inside, personId, input) };
      await cancelHandover(inside, input.handover);
      return { done: null };
    },
    respond: ({ done }) => {
      const here = personId === null ? '/manage/handover' : `/manage/handover?person=${personId}`;
      const to = done && !done.staysAtDesk ? '/account/communities' : here;
      return redirectWithToast(to, wordsOf(ctx, done));
    },
  });
}

function wordsOf({ locale }: Ctx, done: HandedOver | null) {
  const { successor = '', onDay = null } = done ?? {};
  const planned = onDay === null ? 'done' : 'planned';
  const what = done ? planned : 'cancelled';
  const day = onDay === null ? '' : formatsFor(locale).longDate(noonOf(onDay));
  return {
    title: translate(locale, `handover.${what}.title`),
    description: translate(locale, `handover.${what}.description`, { successor, day }),
  };
}
