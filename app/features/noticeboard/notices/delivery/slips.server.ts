import { z } from 'zod';
import { NoticeDelivery } from '#db/entities/index.ts';
import { inTransaction, updateReturning } from '#app/lib/db/write.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import type { ListPosition } from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import {
  headingOf,
  lockManagedNotice,
  requireManagedNotice,
  type NoticeAddress,
} from '../desk/access.server.ts';
import { recordAbout } from '../desk/record-about.server.ts';
import { listIn, slipLists, type SlipList } from '../desk/lists.ts';
import { noticePath } from '../desk/paths.ts';
import { parseNoticeText } from '../text/parse-text.ts';
import { sidesOfNotice } from '../print/paper-notice.server.ts';
import { deliveriesOn, requireDelivery } from './queries.server.ts';

export type SlipsPage = Awaited<ReturnType<typeof slipsPage>>;

/**
 * The page of a notice's slips, with a page of the units that one is to be left at, or was. Throws
 * AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function slipsPage(
  ctx: Ctx,
  address: NoticeAddress,
  { list, position }: { list: SlipList; position: ListPosition | null },
) {
  const found = await requireDelivery(ctx, address, (em, noticeId) =>
    deliveriesOn(em, noticeId, list === 'open' ? 'none' : 'slip', position),
  );
  const { counts, units } = found;
  return {
    ...headingOf(ctx, found),
    /** The notice in each of its languages, for paper. */
    sides: sidesOfNotice(found.notice, found.community.language).map(
      ({ language, title, content }) => ({ language, title, text: parseNoticeText(content) }),
    ),
    list,
    counts,
    units,
    formKey: newFormKey(),
  };
}

const slipsSchema = z.object({
  intent: z.enum(['tick', 'undo'], { error: 'http.formUnreadable' }),
  units: z
    .array(z.uuid('http.formUnreadable'), { error: 'noticeDelivery.noneTicked' })
    .min(1, 'noticeDelivery.noneTicked')
    .max(150, 'http.formUnreadable'),
});

/**
 * Ticks slips off, or takes that back, and stays at the list. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, also for a unit of another notice.
 */
export async function submitSlips({
  ctx,
  params: { slug = '', id = '' },
  url,
  request,
}: Pick<PageArgs, 'ctx' | 'params' | 'url' | 'request'>) {
  await requireActorForForm(ctx, request, ['units']);
  await requireManagedNotice(ctx, { slug, id });
  const list = listIn(url.searchParams, slipLists);
  const path = noticePath(slug, id, 'slips');
  return submitForm(ctx, request, {
    schema: slipsSchema,
    run: (form, inside) => tickSlips(inside, { slug, id }, form),
    respond: ({ intent, count }) => {
      const words = intent === 'tick' ? 'ticked' : 'undone';
      return redirectWithToast(list === 'open' ? path : `${path}?show=${list}`, {
        title: translate(ctx.locale, `noticeDelivery.${words}.title`),
        description: translate(ctx.locale, `noticeDelivery.${words}.description`, { count }),
      });
    },
  });
}

/** Returns how many units changed: a slip that somebody else ticked first does not. */
const tickSlips = (
  ctx: Ctx,
  address: NoticeAddress,
  { intent, units }: z.output<typeof slipsSchema>,
) =>
  inTransaction(ctx.em, async (tx) => {
    const managed = await lockManagedNotice({ ...ctx, em: tx }, address);
    const { actor, notice } = managed;
    const ids = [...new Set(units)];
    const isTick = intent === 'tick';
    const known = await tx.count(NoticeDelivery, { id: { $in: ids }, notice: notice.id });
    if (known < ids.length) throw new AppError('not-found', 'noticeDelivery.unknownUnit');
    const changed = await updateReturning(
      tx,
      NoticeDelivery,
      { id: { $in: ids }, slipAt: isTick ? null : { $ne: null } },
      {
        set: isTick ? { slipAt: new Date(), slipBy: actor.id } : { slipAt: null, slipBy: null },
        returning: ['unitLabel', 'position'],
      },
    );
    const labels = changed
      .sort((one, other) => one.position - other.position)
      .map(({ unitLabel }) => unitLabel);
    if (labels.length > 0) {
      await recordAbout(tx, managed, { [isTick ? 'slipsLeft' : 'slipsUndone']: labels });
    }
    return { intent, count: labels.length };
  });
