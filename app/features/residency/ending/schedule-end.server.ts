import { z } from 'zod';
import { typedText } from '#app/lib/forms/typed-text.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { endingChoice } from './choices.ts';
import { cityToday, isDay, noonOf } from '#app/lib/forms/city-time.server.ts';
import { User, UserCommunity } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyMemberships } from '#app/features/residency/membership-emails/notify-members.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireMembership, type ManagedMembership } from './ending-page.server.ts';
import { endMembership } from './end-membership.server.ts';
import { requireOtherModerator } from './moderators.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

/** A day that is not over yet in Ottawa. */
const dayToCome = z
  .string({ error: 'ending.dayMissing' })
  .trim()
  .refine(isDay, 'ending.dayMissing')
  .refine((day) => day >= cityToday(), 'ending.dayPast');

/** Checks the day of a form that can also say `now`: it has to be one to come. */
export function checkDay(
  when: 'date' | 'now',
  day: string | undefined,
  { context, field }: { context: z.RefinementCtx; field: string },
): void {
  if (when === 'now') return;
  for (const { message } of dayToCome.safeParse(day).error?.issues ?? []) {
    context.addIssue({ code: 'custom', message, path: [field] });
  }
}

const setting = z.object({
  change: z.literal('set'),
  when: z.enum(['date', 'now'], { error: 'ending.whenMissing' }),
  /** The last day of the membership; nothing where it ends now. */
  endsOn: z.string().trim().optional(),
  /** For the person to read. */
  reason: z.string().overwrite(typedText).max(reasonLength, 'ending.reasonTooLong').optional(),
  /** The day that the form opened with, or 'none', so that nobody's date is replaced unseen. */
  seen: z.string().optional(),
  /** An administrator's second press, for the last moderator of a community. */
  confirmLast: z.literal('yes').optional(),
});

const forms = z.discriminatedUnion(
  'change',
  [
    setting.superRefine(({ when, endsOn }, context) =>
      checkDay(when, endsOn, { context, field: 'endsOn' }),
    ),
    z.object({ change: z.literal('cancel') }),
  ],
  { error: 'ending.whenMissing' },
);

const endingSchema = withChoices(forms, endingChoice);

type EndingInput = z.output<typeof setting>;

/**
 * Ends a membership now, or with the night after a day. Throws AppError as `requireMembership` does,
 * `conflict` when somebody else set another day since the form was opened, and LastModerator, which
 * an ADMIN may override with `confirmLast`. Returns the name and the last day; null where there is none.
 */
async function setEnd(
  ctx: Ctx,
  slug: string,
  id: string,
  { when, endsOn, reason: typed, seen, confirmLast }: Omit<EndingInput, 'change'>,
) {
  const reason = typed ?? null;
  const { userId } = await requireMembership(ctx, slug, id, { lock: false });
  return inTransaction(ctx.em, async (tx) => {
    await lockPerson(tx, userId);
    const found = await requireMembership({ ...ctx, em: tx }, slug, id, { lock: true });
    const { actor, community, membership } = found;
    const before = membership.endsOn ?? null;
    if (seen !== undefined && seen !== (before ?? 'none')) {
      throw new AppError('conflict', before ? 'ending.changedTo' : 'ending.takenBack', {
        params: before ? { day: before } : {},
      });
    }
    const mayOverride = actor.role === 'ADMIN' && confirmLast === 'yes';
    if (!mayOverride) await requireOtherModerator(tx, userId, [community.id]);
    const { name } = await tx.findOneOrFail(User, { id: userId });
    if (when === 'now' || !endsOn) {
      await endMembership(tx, membership, { by: actor, reason, language: ctx.locale });
      return { name, endsOn: null };
    }
    await tx.nativeUpdate(
      UserCommunity,
      { id },
      { endsOn, decidedBy: actor.id, decisionReason: reason },
    );
    await recordDay(tx, found, { action: 'SCHEDULE', name, endsOn, reason });
    const by = { ...actor, locale: ctx.locale };
    await notifyMemberships(tx, 'MEMBERSHIP_ENDING', { ids: [id], by });
    return { name, endsOn };
  });
}

/** Takes back the day a membership was to end on. Throws AppError as `requireMembership` does. */
async function takeBackEnd(ctx: Ctx, slug: string, id: string) {
  return inTransaction(ctx.em, async (tx) => {
    const found = await requireMembership({ ...ctx, em: tx }, slug, id, { lock: true });
    const { name } = await tx.findOneOrFail(User, { id: found.userId });
    const endsOn = found.membership.endsOn ?? null;
    if (endsOn !== null) {
      await tx.nativeUpdate(UserCommunity, { id }, { endsOn: null, decisionReason: null });
      await recordDay(tx, found, { action: 'UNDO', name, endsOn, reason: null });
      const by = { ...found.actor, locale: ctx.locale };
      await notifyMemberships(tx, 'MEMBERSHIP_STAYS', { ids: [id], by });
    }
    return { name, endsOn: null };
  });
}

const recordDay = (
  tx: Em,
  { actor, community, membership, userId }: ManagedMembership,
  {
    action,
    name,
    endsOn,
    reason,
  }: { action: 'SCHEDULE' | 'UNDO'; name: string; endsOn: string; reason: string | null },
): Promise<void> =>
  recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'MEMBER', id: membership.id },
    action,
    from: 'CONFIRMED',
    to: 'CONFIRMED',
    reason,
    snapshot: { title: name, unit: membership.condoUnit, userId, endsOn },
  });

export const submitEnding = (
  ctx: Ctx,
  request: Request,
  { slug, id }: { slug: string; id: string },
) =>
  submitForm(ctx, request, {
    schema: endingSchema,
    run: async (input, inside) =>
      input.change === 'cancel'
        ? { ...(await takeBackEnd(inside, slug, id)), change: 'takenBack' as const }
        : { ...(await setEnd(inside, slug, id, input)), change: 'set' as const },
    respond: async ({ change, name, endsOn }) => {
      const { locale } = ctx;
      const what = change === 'takenBack' ? 'unset' : endsOn ? 'scheduled' : 'ended';
      const day = endsOn ? formatsFor(locale).longDate(noonOf(endsOn)) : '';
      return redirectWithToast(`/manage/${slug}/people`, {
        title: translate(locale, `ending.${what}.title`),
        description: translate(locale, `ending.${what}.description`, { name, day }),
      });
    },
  });
