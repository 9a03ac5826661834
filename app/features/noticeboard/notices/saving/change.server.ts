import { z } from 'zod';
import { NoticeFile, type CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { dropFiles } from '#app/features/media/files/claim.server.ts';
import { recallEnd } from '../emails/notify-of-end.server.ts';
import { notifyNotice } from '../emails/notify-of-notice.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { beginDelivery } from '../delivery/deliveries.server.ts';
import {
  lockManagedNotice,
  requireManagedNotice,
  type NoticeAddress,
} from '../desk/access.server.ts';
import { noticePath } from '../desk/paths.ts';
import { endOnceStanding, noticeState, wasOut } from '../state.ts';
import { takeDownReason } from '../desk/schema.ts';
import { beginService } from '../service/begin-service.server.ts';
import { recordNotice } from './save.server.ts';

type Args = Pick<PageArgs, 'ctx' | 'params' | 'request'>;

/** Makes the change that the address names. Throws AppError as `changeNotice` does. */
export async function pressChange({ ctx, params, request }: Args): Promise<Response> {
  const { slug = '', id = '' } = params;
  await requireActorForForm(ctx, request, []);
  const change = noticeChanges.find((each) => each === params.change);
  if (!change) throw new AppError('not-found', 'notices.notFound');
  await readFormData(request);
  return afterChange(ctx, slug, change, await changeNotice(ctx, { slug, id }, change));
}

/** Takes a notice down, with a reason. Throws AppError as `changeNotice` does. */
export async function submitTakeDown({ ctx, params, request }: Args) {
  const { slug = '', id = '' } = params;
  await requireActorForForm(ctx, request, []);
  await requireManagedNotice(ctx, { slug, id });
  return submitForm(ctx, request, {
    schema: z.object({ reason: takeDownReason }),
    run: ({ reason }, inside) => changeNotice(inside, { slug, id }, 'take-down', reason),
    respond: (changed) => afterChange(ctx, slug, 'take-down', changed),
  });
}

const afterChange = (
  { locale }: Ctx,
  slug: string,
  change: NoticeChange,
  { id, title, language }: ChangedNotice,
): Promise<Response> => {
  const list = noticePath(slug);
  return redirectWithToast(change === 'delete' ? `${list}?show=draft` : `${list}/${id}`, {
    title: translate(locale, `noticeDesk.changedTo.${change}.title`),
    about: title,
    language,
    description: translate(locale, `noticeDesk.changedTo.${change}.description`),
  });
};

/** Each is the last part of an address. */
const noticeChanges = ['pin', 'unpin', 'expire', 'restore', 'take-down', 'delete'] as const;
export type NoticeChange = (typeof noticeChanges)[number];

interface ChangedNotice {
  id: string;
  title: string;
  language: Language;
}

/**
 * Makes one change to a notice. If it is so already, nothing changes and nothing is logged. Throws
 * AppError: `unauthenticated`, `forbidden`, `not-found`, `conflict` where the state does not allow it.
 */
export const changeNotice = (
  ctx: Ctx,
  address: NoticeAddress,
  change: NoticeChange,
  reason?: string,
): Promise<ChangedNotice> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, notice } = await lockManagedNotice({ ...ctx, em: tx }, address);
    const { title, language } = sideFor(ctx.locale, notice);
    await changes[change](tx, actor, notice, reason ?? '');
    return { id: notice.id, title, language };
  });

type Make = (tx: Em, actor: Actor, notice: CondoNotice, reason: string) => Promise<void>;

const changes: Record<NoticeChange, Make> = {
  pin: (tx, actor, notice) => setPinned(tx, actor, notice, true),
  unpin: (tx, actor, notice) => setPinned(tx, actor, notice, false),

  async expire(tx, actor, notice) {
    const state = noticeState(notice);
    if (state === 'expired') return;
    if (state !== 'live') throw wrongState();
    const { status } = notice;
    await assign(tx, notice, { expiresAt: new Date() });
    await notifyNotice(tx, notice);
    await recordNotice(tx, notice, { actor, action: 'CHANGE', from: status });
  },

  async restore(tx, actor, notice) {
    const state = noticeState(notice);
    if (state === 'live' || state === 'scheduled') return;
    if (state === 'draft') throw wrongState();
    const { status, overAt } = notice;
    const now = new Date();
    const hasEnded = notice.expiresAt != null && notice.expiresAt <= now;
    const isLater = notice.publishedAt != null && notice.publishedAt > now;
    // An emergency that is over goes on again only from the archive, where nothing else is left to publish.
    const isAnew = overAt != null && state === 'expired';
    await assign(tx, notice, {
      status: 'PUBLISHED',
      takenDownReason: null,
      lettersDueAt: isLater ? notice.publishedAt : null,
      ...(hasEnded && (isAnew || !overAt) ? { expiresAt: null } : {}),
      ...(isAnew ? { overAt: null, overWords: null, pinned: true } : {}),
    });
    await notifyNotice(tx, notice);
    await recordNotice(tx, notice, { actor, action: 'REOPEN', from: status });
    await beginDelivery(tx, notice);
    await beginService(tx, notice);
  },

  async 'take-down'(tx, actor, notice, reason) {
    const { status } = notice;
    if (status === 'TAKEN_DOWN') return;
    if (status === 'DRAFT') throw wrongState();
    await assign(tx, notice, {
      status: 'TAKEN_DOWN',
      takenDownReason: reason || null,
      lettersDueAt: null,
    });
    await notifyNotice(tx, notice);
    await recordNotice(tx, notice, { actor, action: 'TAKE_DOWN', from: status, reason });
  },

  async delete(tx, actor, notice) {
    if (notice.status !== 'DRAFT' || wasOut(notice)) throw wrongState();
    const files = await tx.find(NoticeFile, { notice: notice.id });
    await recordNotice(tx, notice, { actor, action: 'DELETE', from: 'DRAFT' });
    await tx.nativeDelete(NoticeFile, { notice: notice.id });
    await dropFiles(
      tx,
      files.map(({ file }) => file.id),
    );
    tx.remove(notice);
    await tx.flush();
  },
};

async function setPinned(tx: Em, actor: Actor, notice: CondoNotice, pinned: boolean) {
  if (notice.pinned === pinned) return;
  const { overAt, expiresAt } = notice;
  await assign(tx, notice, {
    pinned,
    ...(overAt && {
      overAt: null,
      overWords: null,
      expiresAt: endOnceStanding(expiresAt, overAt),
    }),
  });
  if (overAt) await recallEnd(tx, notice.id);
  const action = pinned ? 'PIN' : 'UNPIN';
  await recordNotice(tx, notice, { actor, action, from: notice.status });
}

async function assign(tx: Em, notice: CondoNotice, values: Partial<CondoNotice>): Promise<void> {
  tx.assign(notice, { ...values, version: notice.version + 1 });
  await tx.flush();
}

const wrongState = () => new AppError('conflict', 'noticeDesk.changedSince');
