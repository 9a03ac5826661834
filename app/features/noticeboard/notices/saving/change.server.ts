import { NoticeFile, type CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { dropFiles } from '#app/features/media/files/claim.server.ts';
import { notifyNotice } from '../emails/notify-of-notice.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { beginDelivery } from '../delivery/begin.server.ts';
import { requireManagedNotice } from '../desk/access.server.ts';
import { noticeState, wasOut } from '../desk/notice-state.ts';
import { recordNotice } from './record.server.ts';

/** What one press does to a notice; each is the last part of an address. */
export const noticeChanges = ['pin', 'unpin', 'expire', 'restore', 'take-down', 'delete'] as const;
export type NoticeChange = (typeof noticeChanges)[number];

/** The notice that was changed, for a message. */
export interface ChangedNotice {
  id: string;
  title: string;
  language: Language;
}

/**
 * Makes one change to a notice. One that is as it was asked for stays so and is not logged again.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `conflict` where the notice is in a
 * state that does not allow it.
 */
export const changeNotice = (
  ctx: Ctx,
  { slugOrId, id, reason }: { slugOrId: string; id: string; reason?: string | undefined },
  change: NoticeChange,
): Promise<ChangedNotice> =>
  inTransaction(ctx.em, async (tx) => {
    const found = await requireManagedNotice({ ...ctx, em: tx }, slugOrId, id, { locked: true });
    const { actor, notice } = found;
    const { title, language } = notice;
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
    const { status } = notice;
    const now = new Date();
    const isOver = notice.expiresAt != null && notice.expiresAt <= now;
    const isLater = notice.publishedAt != null && notice.publishedAt > now;
    await assign(tx, notice, {
      status: 'PUBLISHED',
      takenDownReason: null,
      lettersDueAt: isLater ? notice.publishedAt : null,
      ...(isOver ? { expiresAt: null } : {}),
    });
    await notifyNotice(tx, notice);
    await recordNotice(tx, notice, { actor, action: 'REOPEN', from: status });
    await beginDelivery(tx, notice);
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
  await assign(tx, notice, { pinned });
  const action = pinned ? 'PIN' : 'UNPIN';
  await recordNotice(tx, notice, { actor, action, from: notice.status });
}

async function assign(tx: Em, notice: CondoNotice, values: Partial<CondoNotice>): Promise<void> {
  tx.assign(notice, { ...values, version: notice.version + 1 });
  await tx.flush();
}

const wrongState = () => new AppError('conflict', 'noticeDesk.changedSince');
