import type { z } from 'zod';
import type { CondoNotice } from '#db/entities/index.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { DeskNoticeJson } from '../api-schema.ts';
import { filesOf } from '../notice-files.server.ts';
import { requireManagedNotice } from './access.server.ts';
import { changeNotice } from '../saving/change.server.ts';
import { wasOut } from './notice-state.ts';
import { createNotice, updateNotice, type NoticeInput } from '../saving/save.server.ts';
import type { noticeJsonSchema, noticePatchSchema } from './schema.ts';

type NoticeBody = z.output<typeof noticeJsonSchema>;
type NoticePatch = z.output<typeof noticePatchSchema>;

/** Writes a notice from a call. Throws as `createNotice` does, and `invalid` for an audience without its list. */
export async function postNotice(
  ctx: Ctx,
  slugOrId: string,
  body: NoticeBody,
): Promise<DeskNoticeJson> {
  const input: NoticeInput = {
    kind: body.kind ?? 'INFORMATION',
    language: body.language ?? ctx.locale,
    title: body.title,
    content: body.content,
    translation: body.translation ?? null,
    audience: body.audience ?? 'EVERYONE',
    audienceFloors: sorted(body.audienceFloors ?? []),
    audienceUnits: body.audienceUnits ?? null,
    pinned: body.pinned ?? null,
    publishedAt: body.publishedAt ?? null,
    expiresAt: body.expiresAt ?? null,
    tellAgain: false,
  };
  checkAudience(input);
  const { id } = await createNotice(ctx, slugOrId, input, body.status ?? 'PUBLISHED');
  return deskNotice(ctx, slugOrId, id);
}

/**
 * Changes a notice by a call: what the body leaves out stays as it is. Throws as `updateNotice` and
 * `changeNotice` do.
 */
export const patchNotice = (
  ctx: Ctx,
  { slugOrId, id }: { slugOrId: string; id: string },
  patch: NoticePatch,
): Promise<DeskNoticeJson> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const { notice } = await requireManagedNotice(inside, slugOrId, id, { locked: true });
    const { status, reason, version, tellAgain = false, ...fields } = patch;
    if (version !== undefined && version !== notice.version) {
      throw new AppError('conflict', 'noticeDesk.changedSince');
    }
    const as = status ?? notice.status;
    const hasFields = Object.values(fields).some((value) => value !== undefined);
    const goesOut = as !== 'TAKEN_DOWN' && (hasFields || as !== notice.status);
    if (goesOut) {
      const input = { ...patched(notice, fields), tellAgain };
      checkAudience(input);
      await updateNotice(inside, { slugOrId, id, version: undefined }, input, as);
    } else if (as === 'TAKEN_DOWN') {
      if (hasFields) throw new AppError('invalid', 'noticeDesk.onlyTakeDown', { field: 'status' });
      await changeNotice(inside, { slugOrId, id, reason }, 'take-down');
    }
    return deskNotice(inside, slugOrId, id);
  });

/** A notice with the fields of a patch in the place of its own. */
function patched(
  notice: CondoNotice,
  fields: Omit<NoticePatch, 'status' | 'reason' | 'version' | 'tellAgain'>,
): Omit<NoticeInput, 'tellAgain'> {
  // A time of its own that has passed means at once: only one that the call names can be wrong.
  const isOver = wasOut(notice) || (notice.publishedAt != null && notice.publishedAt <= new Date());
  const time = isOver ? null : (notice.publishedAt ?? null);
  return {
    kind: fields.kind ?? notice.kind,
    language: fields.language ?? notice.language,
    title: fields.title ?? notice.title,
    content: fields.content ?? notice.content,
    translation:
      fields.translation === undefined ? (notice.translation ?? null) : fields.translation,
    audience: fields.audience ?? notice.audience,
    audienceFloors: sorted(fields.audienceFloors ?? notice.audienceFloors),
    audienceUnits:
      fields.audienceUnits === undefined ? (notice.audienceUnits ?? null) : fields.audienceUnits,
    pinned: fields.pinned ?? notice.pinned,
    publishedAt: fields.publishedAt === undefined ? time : fields.publishedAt,
    expiresAt: fields.expiresAt === undefined ? (notice.expiresAt ?? null) : fields.expiresAt,
  };
}

const sorted = (floors: number[]) => [...new Set(floors)].sort((one, other) => one - other);

function checkAudience({
  audience,
  audienceFloors,
  audienceUnits,
}: Pick<NoticeInput, 'audience' | 'audienceFloors' | 'audienceUnits'>): void {
  if (audience === 'FLOORS' && audienceFloors.length === 0) {
    throw new AppError('invalid', 'noticeDesk.floorsMissing', { field: 'audienceFloors' });
  }
  if (audience === 'UNITS' && !audienceUnits) {
    throw new AppError('invalid', 'noticeDesk.unitsMissing', { field: 'audienceUnits' });
  }
}

async function deskNotice(ctx: Ctx, slugOrId: string, id: string): Promise<DeskNoticeJson> {
  // What this transaction changed is seen by itself only.
  const locked = ctx.em.isInTransaction();
  const { notice, community } = await requireManagedNotice(ctx, slugOrId, id, { locked });
  const { language, title, content } = sideFor(ctx.locale, notice);
  const files = (await filesOf(ctx.em, [id])).get(id) ?? [];
  return {
    id,
    communityId: community.id,
    authorId: notice.author.id,
    language,
    title,
    content,
    kind: notice.kind,
    status: notice.status,
    pinned: notice.pinned,
    audience: notice.audience,
    audienceFloors: notice.audienceFloors,
    audienceUnits: notice.audienceUnits ?? null,
    publishedAt: notice.publishedAt?.toISOString() ?? null,
    expiresAt: notice.expiresAt?.toISOString() ?? null,
    correctedAt: notice.correctedAt?.toISOString() ?? null,
    createdAt: notice.createdAt.toISOString(),
    version: notice.version,
    files: files.map((file) => ({
      ...file,
      url: `/communities/${community.slug}/notices/${id}/files/${file.id}`,
    })),
  };
}
