import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { canModerate, canSeeHub } from '#app/lib/session/actor.ts';
import {
  communityName,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { noticePath } from '../desk/paths.ts';
import { isStanding } from '../state.ts';
import { filesOf, type NoticeFileLink } from '../notice-files.server.ts';
import { toCard } from '../queries.server.ts';
import {
  selectNotices,
  shownSince,
  isOut,
  isShownTo,
  readerIn,
  type Reader,
} from '../row.server.ts';

export type NoticePage = Awaited<ReturnType<typeof readNotice>>;

/**
 * The page of a notice, for whoever it is for, also after it expired. Moderators find every one. Throws
 * AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function readNotice(ctx: Ctx, slug: string, id: string) {
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
    /** Who wrote it, and as what; null for somebody whose account is gone. */
    signed:
      row.authorName && row.authorRole && row.authorRole !== 'RESIDENT'
        ? { name: nameFor(ctx.locale, row.authorName), role: row.authorRole }
        : null,
    files: files.get(row.id) ?? [],
    /** Where the viewer may say that this emergency is over; null for others, and for another notice. */
    toEnd:
      isStanding(row) && canModerate(ctx.actor, community.id)
        ? noticePath(community.slug, row.id, 'over')
        : null,
    isExpired: row.expiresAt !== null && row.expiresAt <= now,
    /** Whether the viewer may change it at the desk. */
    canManage: canModerate(ctx.actor, community.id),
    /** Whether residents see it; moderators also open those that they do not. */
    isOut: row.status === 'PUBLISHED' && shownSince(row) <= now,
  };
}

type NoticeParams = Reader & { communityId: string; noticeId: string };

const noticeFor = compiledRead((db, params: Params<NoticeParams>) =>
  selectNotices(db)
    .leftJoin('users as author', 'author.id', 'notice.author')
    .select(['author.name as authorName', 'author.role as authorRole'])
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
