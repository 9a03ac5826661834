import type { z } from 'zod';
import type { CondoNotice } from '#db/entities/index.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { DeskNoticeJson } from '../api-schema.ts';
import { filesJson, filesOf } from '../notice-files.server.ts';
import { noticeJson } from '../queries.server.ts';
import { changeNotice } from '../saving/change.server.ts';
import { createNotice, updateNotice, type NoticeInput } from '../saving/save.server.ts';
import { lockManagedNotice, requireManagedNotice, type NoticeAddress } from './access.server.ts';
import { wasOut } from '../state.ts';
import type { noticeJsonSchema, noticePatchSchema } from './schema.ts';

/** Writes a notice from a call. Throws as `createNotice` does, and `invalid` for an audience without its list. */
export async function postNotice(
  ctx: Ctx,
  slug: string,
  { status = 'PUBLISHED', ...fields }: z.output<typeof noticeJsonSchema>,
): Promise<DeskNoticeJson> {
  const input = checked({
    kind: 'INFORMATION',
    language: ctx.locale,
    translation: null,
    audience: 'EVERYONE',
    audienceFloors: [],
    audienceUnits: null,
    mustBeServed: false,
    pinned: null,
    publishedAt: null,
    expiresAt: null,
    ...{ happensOn: null, happensFrom: null, happensUntil: null },
    ...fields,
    tellAgain: false,
  });
  const { id } = await createNotice(ctx, slug, input, status);
  return deskNotice(ctx, { slug, id });
}

/**
 * Changes a notice by a call: what the body leaves out stays as it is. Throws as `updateNotice` and
 * `changeNotice` do.
 */
export const patchNotice = (
  ctx: Ctx,
  address: NoticeAddress,
  patch: z.output<typeof noticePatchSchema>,
): Promise<DeskNoticeJson> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const { notice } = await lockManagedNotice(inside, address);
    const { status, reason, version, tellAgain = false, ...fields } = patch;
    if (version !== undefined && version !== notice.version) {
      throw new AppError('conflict', 'noticeDesk.changedSince');
    }
    const as = status ?? notice.status;
    const hasFields = Object.keys(fields).length > 0;
    const goesOut = as !== 'TAKEN_DOWN' && (hasFields || as !== notice.status);
    if (goesOut) {
      const input = checked({ ...inputOf(notice), ...fields, tellAgain });
      await updateNotice(inside, address, input, as);
    } else if (as === 'TAKEN_DOWN') {
      if (hasFields) throw new AppError('invalid', 'noticeDesk.onlyTakeDown', { field: 'status' });
      await changeNotice(inside, address, 'take-down', reason);
    }
    return deskNotice(inside, address);
  });

/** What a patch leaves out. */
function inputOf(notice: CondoNotice): Omit<NoticeInput, 'tellAgain'> {
  const { kind, language, title, content, audience, audienceFloors, pinned } = notice;
  const { mustBeServed } = notice;
  const publishedAt = notice.publishedAt ?? null;
  // A time of its own that has passed means at once: only one that the call names can be wrong.
  const isOver = wasOut(notice) || (publishedAt !== null && publishedAt <= new Date());
  return {
    ...{ kind, language, title, content, audience, audienceFloors, pinned, mustBeServed },
    translation: notice.translation ?? null,
    audienceUnits: notice.audienceUnits ?? null,
    publishedAt: isOver ? null : publishedAt,
    expiresAt: notice.expiresAt ?? null,
    happensOn: notice.happensOn ?? null,
    happensFrom: notice.happensFrom ?? null,
    happensUntil: notice.happensUntil ?? null,
  };
}

/** The input with its floors in order. Throws AppError `invalid` for an audience without its list. */
function checked(input: NoticeInput): NoticeInput {
  const { audience, audienceFloors, audienceUnits } = input;
  if (audience === 'FLOORS' && audienceFloors.length === 0) {
    throw new AppError('invalid', 'noticeDesk.floorsMissing', { field: 'audienceFloors' });
  }
  if (audience === 'UNITS' && !audienceUnits) {
    throw new AppError('invalid', 'noticeDesk.unitsMissing', { field: 'audienceUnits' });
  }
  const floors = [...new Set(audienceFloors)].sort((one, other) => one - other);
  return { ...input, audienceFloors: floors };
}

async function deskNotice(ctx: Ctx, address: NoticeAddress): Promise<DeskNoticeJson> {
  // Only this transaction sees what it changed.
  const find = ctx.em.isInTransaction() ? lockManagedNotice : requireManagedNotice;
  const { notice, community } = await find(ctx, address);
  const files = await filesOf(ctx.em, [notice.id]);
  return {
    ...noticeJson(ctx.locale, notice),
    communityId: community.id,
    authorId: notice.author.id,
    status: notice.status,
    mustBeServed: notice.mustBeServed,
    version: notice.version,
    files: filesJson(community.slug, notice.id, files.get(notice.id)),
  };
}
