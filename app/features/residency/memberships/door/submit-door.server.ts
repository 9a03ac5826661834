import { z } from 'zod';
import { ModerationEvent, UserCommunity } from '#db/entities/index.ts';
import { endMembership } from '#app/features/residency/ending/end-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { joinCommunity } from '../join.server.ts';
import { codeField, joinWithCode, landAfterCode } from '../join-with-code.server.ts';
import { isMemberNow, lastPlace } from '../own-place.server.ts';
import {
  answerUnitQuestions,
  requireKnownUnit,
} from '#app/features/residency/units/unit-question.server.ts';
import { requireAtDoor } from './access.server.ts';
import { canWithdraw, doorPath } from './queries.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** Asking again, by account and community. */
const asksByAccount = createLimiter(
  'ask-again',
  { points: 3, duration: 24 * 60 * 60 },
  'door.askedOften',
);

const doorSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal('code'), code: codeField }),
    z.object({ intent: z.literal('withdraw') }),
    z.object({
      intent: z.literal('ask'),
      /** Left out, it stays the one they had. */
      condoUnit: z
        .string()
        .overwrite(visibleText)
        .max(unitLength, 'accounts.unitTooLong')
        .optional(),
      /** Of a unit that the register does not have, that it is right. */
      asked: z.string().overwrite(visibleText).optional(),
    }),
  ],
  { error: 'door.intentUnknown' },
);

/**
 * Carries out a button of the page of somebody who waits: a code, taking the request back, or asking again.
 * Throws AppError: `unauthenticated`, `not-found`.
 */
export async function submitDoor(ctx: Ctx, request: Request, slug: string) {
  await requireActorForForm(ctx, request, ['code']);
  const { community } = await requireAtDoor(ctx, slug);
  const { locale } = ctx;
  const params = { community: community.name };
  const form = await readFormData(request);
  const draft = resumeDraft(ctx, form, { schema: doorSchema });
  if (draft) return draft;
  const unit = { name: 'condoUnit', prefix: '', communityId: community.id };
  return submitFields(ctx, request, form, {
    schema: doorSchema,
    prepare: () => answerUnitQuestions(ctx.em, form, [unit]),
    run: async (values, inside) => {
      switch (values.intent) {
        case 'code': {
          const { code } = values;
          return {
            joined: await joinWithCode(inside, request, { code, communityId: community.id }),
          };
        }
        case 'withdraw':
          await withdraw(inside, community.id);
          return { done: 'withdrawn' as const };
        case 'ask':
          await requireKnownUnit(inside, { communityId: community.id, ...values });
          await askAgain(inside, community.id, values.condoUnit);
          return { done: 'asked' as const };
      }
    },
    respond: (result) =>
      result.joined
        ? landAfterCode(ctx, result.joined)
        : redirectWithToast(result.done === 'withdrawn' ? '/' : doorPath(community), {
            title: translate(locale, `door.${result.done}.title`),
            description: translate(locale, `door.${result.done}.description`, params),
          }),
  });
}

/** Takes a request back. Throws AppError `conflict` for one that is not waiting any more. */
async function withdraw(ctx: Ctx, communityId: string): Promise<void> {
  const actor = requireActor(ctx);
  await inTransaction(ctx.em, async (tx) => {
    await lockPerson(tx, actor.id);
    const own = await tx.findOne(UserCommunity, { user: actor.id, community: communityId });
    if (own?.state === 'ENDED' && (await tookBack(tx, own))) return;
    if (!own || !canWithdraw(own)) throw new AppError('conflict', 'door.notWaiting');
    await endMembership(tx, own, { by: actor, bySelf: true });
  });
}

/** Whether a row that ended did so by its own person: by its mark, or by the log where the board had decided before. */
async function tookBack(tx: Em, { id, user, decidedBy }: UserCommunity): Promise<boolean> {
  if (!decidedBy) return true;
  const [last] = await tx.find(
    ModerationEvent,
    { subjectType: 'MEMBER', subjectId: id },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  return last?.action === 'END' && last.actor?.id === user?.id;
}

/**
 * Asks to be let in again, perhaps for another unit, three times a day. Whoever waits already just goes on waiting.
 * Throws AppError: `conflict` for somebody who never asked, `too-many`.
 */
async function askAgain(ctx: Ctx, communityId: string, condoUnit?: string): Promise<void> {
  const actor = requireActor(ctx);
  await inTransaction(ctx.em, async (tx) => {
    await lockPerson(tx, actor.id);
    const own = await tx.findOne(UserCommunity, { user: actor.id, community: communityId });
    if (!own) throw new AppError('conflict', 'door.cannotAsk');
    if (own.state === 'WAITING' || isMemberNow(own)) return;
    await asksByAccount.countTry(`${actor.id} ${communityId}`);
    await joinCommunity(tx, {
      actor,
      communityId,
      condoUnit: condoUnit || own.condoUnit,
      claimedTenure: own.claimedTenure ?? null,
      ...(await lastPlace(tx, actor.id, communityId)),
    });
  });
}
