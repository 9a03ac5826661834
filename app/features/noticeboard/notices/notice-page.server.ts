import { canModerate, canSeeHub } from '#app/features/communities/communities/policy.ts';
import {
  communityName,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { filesOf, type NoticeFileLink } from './notice-files.server.ts';
import { toCard, type NoticeCard } from './queries.server.ts';
import { noticeColumns, shownSince } from './row.server.ts';
import { isOut, isShownTo, readerIn, type Reader } from './shown-to.server.ts';

/** A notice on a page of its own. */
export interface NoticePage {
  community: { slug: string; name: string };
  notice: NoticeCard;
  files: NoticeFileLink[];
  isExpired: boolean;
  /** Whether the viewer may change it at the desk. */
  canManage: boolean;
  /** Whether residents see it; moderators also open those that they do not. */
  isOut: boolean;
}

/**
 * A notice by its id, with its files, for whom it is for: an expired one too, until it is taken down.
 * Moderators find every one. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function readNotice(ctx: Ctx, slug: string, id: string): Promise<NoticePage> {
  const noticeId = parseIdParam(id, 'notices.notFound');
  const community = await requireCommunity(ctx, slug, canSeeHub, communityName);
  const reader = readerIn(ctx, community.id);
  const [[row], files] = await Promise.all([
    noticeFor(ctx.em, { ...reader, communityId: community.id, noticeId }),
    filesOf(ctx.em, [noticeId]),
  ]);
  if (!row) throw new AppError('not-found', 'notices.notFound');
  const now = new Date();
  return {
    community: { slug: community.slug, name: community.name },
    notice: toCard(ctx.locale, row, reader),
    files: files.get(row.id) ?? [],
    isExpired: row.expiresAt !== null && row.expiresAt <= now,
    canManage: canModerate(ctx.actor, community.id),
    isOut: row.status === 'PUBLISHED' && shownSince(row) <= now,
  };
}

type NoticeParams = Reader & { communityId: string; noticeId: string };

const noticeFor = compiledRead((db, params: Params<NoticeParams>) =>
  db
    .selectFrom('condo_notices as notice')
    .select(noticeColumns)
    .where('notice.community', '=', params.param('communityId'))
    .where('notice.id', '=', params.param('noticeId'))
    .where(isShownTo(params))
    .$if(!params.given('isModerator'), (query) => query.where(isOut)),
);

/** One file of a notice, for whoever may read the notice. Throws as `readNotice` does. */
export async function noticeFile(
  ctx: Ctx,
  slug: string,
  { id, fileId }: { id: string; fileId: string },
): Promise<NoticeFileLink> {
  const { files } = await readNotice(ctx, slug, id);
  const file = files.find((one) => one.id === fileId.toLowerCase());
  if (!file) throw new AppError('not-found', 'files.notFound');
  return file;
}
