import { Community } from '#db/entities/index.ts';
import { livedInKinds, setupSteps, type SetupStep } from '#db/enums.ts';
import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyDoorsOpened } from '#app/features/residency/membership-emails/notify-members.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { z } from 'zod';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';

const countAll = sql<number>`count(*)::int`.as('count');

export interface OpeningStep {
  step: SetupStep;
  /** Done, passed over for later, or still open. */
  state: 'done' | 'later' | 'open';
  /** How many units, people, notices or codes there are. */
  count: number;
}

/** The steps that lead to an open community, and how each of them stands. */
export async function openingSteps(
  em: Em,
  { id, setupDone }: Pick<Community, 'id' | 'setupDone'>,
): Promise<OpeningStep[]> {
  const db = kysely(em);
  const counts = await db
    .selectNoFrom([
      db
        .selectFrom('units')
        .where('community', '=', id)
        .where('kind', 'in', livedInKinds)
        .select(countAll)
        .as('UNITS'),
      db
        .selectFrom('user_communities')
        .where('community', '=', id)
        .where('state', '!=', 'ENDED')
        .where((is) => is.or([is('canModerate', '=', true), is('invitedRole', 'is not', null)]))
        .select(countAll)
        .as('BOARD'),
      db.selectFrom('condo_notices').where('community', '=', id).select(countAll).as('NOTICE'),
      db
        .selectFrom('unit_codes as code')
        .innerJoin('units as unit', 'unit.id', 'code.unit')
        .where('unit.community', '=', id)
        .where('code.revokedAt', 'is', null)
        .select(countAll)
        .as('LETTERS'),
    ])
    .executeTakeFirstOrThrow();
  return setupSteps.map((step) => {
    const count = step === 'COMMUNITY' ? 1 : (counts[step] ?? 0);
    if (count > 0) return { step, state: 'done', count };
    return { step, state: setupDone.includes(step) ? 'later' : 'open', count };
  });
}

/** The steps of a community that are not done, whether they were passed over or not. */
export const missingSteps = (steps: OpeningStep[]): SetupStep[] =>
  steps.filter(({ state }) => state !== 'done').map(({ step }) => step);

async function setStepForLater(
  em: Em,
  community: Community,
  { step, isForLater }: { step: SetupStep; isForLater: boolean },
): Promise<void> {
  await inTransaction(em, async (tx) => {
    const row = await lockCommunity(tx, community.id);
    const others = row.setupDone.filter((one) => one !== step);
    const setupDone = isForLater ? [...others, step] : others;
    await tx.nativeUpdate(Community, { id: community.id }, { setupDone });
  });
}

/**
 * Opens the doors of a community that the actor manages; `acceptsMissing` says that they know what is
 * not done yet. Returns false when the doors were open already. Throws AppError `invalid` for steps
 * that are missing and not accepted, or when only codes open the door and there is no unit to have one.
 */
async function openDoors(
  em: Em,
  actor: Actor,
  community: Community,
  { acceptsMissing }: { acceptsMissing: SetupStep[] },
): Promise<{ isNew: boolean }> {
  return inTransaction(em, async (tx) => {
    const row = await lockCommunity(tx, community.id);
    if (row.openedAt) return { isNew: false };
    const missing = missingSteps(await openingSteps(tx, { ...row, id: community.id }));
    if (row.joinPolicy === 'CODE' && missing.includes('UNITS')) {
      throw new AppError('invalid', 'opening.unitsFirst');
    }
    if (missing.some((step) => !acceptsMissing.includes(step))) {
      throw new AppError('invalid', 'opening.confirmMissing', { field: 'accept' });
    }
    await tx.nativeUpdate(Community, { id: community.id }, { openedAt: new Date() });
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'OPEN',
      from: 'CLOSED',
      to: 'OPEN',
      snapshot: { title: community.name, missing },
    });
    await notifyDoorsOpened(tx, actor, community);
    return { isNew: true };
  });
}

async function lockCommunity(tx: Em, id: string) {
  const row = await kysely(tx)
    .selectFrom('communities')
    .select(['openedAt', 'joinPolicy', 'setupDone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, setupDone: setupSteps.filter((step) => row.setupDone.includes(step)) };
}

const step = z.enum(setupSteps);
const schema = z.discriminatedUnion('press', [
  z.object({ press: z.literal('later'), step }),
  z.object({ press: z.literal('again'), step }),
  z.object({
    press: z.literal('open'),
    /** The steps that were missing when the box was ticked. */
    accept: z
      .string()
      .optional()
      .transform((steps = '') => setupSteps.filter((one) => steps.split(',').includes(one))),
  }),
]);

/** Carries out the buttons of the opening: passing a step over, taking it up again, opening the doors. */
export function submitOpening(
  ctx: Ctx,
  request: Request,
  { actor, community }: { actor: Actor; community: Community },
) {
  const path = deskPath(community.slug);
  return submitForm(ctx, request, {
    schema,
    run: async (values, { em }) => {
      if (values.press === 'open') {
        const acceptsMissing = values.accept;
        return { ...values, ...(await openDoors(em, actor, community, { acceptsMissing })) };
      }
      const isForLater = values.press === 'later';
      await setStepForLater(em, community, { step: values.step, isForLater });
      return { ...values, isNew: false };
    },
    respond: (done) => {
      const opened = done.isNew ? 'opened' : 'openAlready';
      const words = done.press === 'open' ? opened : done.press;
      return redirectWithToast(done.press === 'open' ? path : `${path}/opening`, {
        title: translate(ctx.locale, `opening.toasts.${words}.title`),
        description: translate(ctx.locale, `opening.toasts.${words}.description`, {
          name: community.name,
        }),
      });
    },
  });
}
