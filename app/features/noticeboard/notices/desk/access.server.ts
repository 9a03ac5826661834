import { LockMode } from '@mikro-orm/core';
import { CondoNotice, type Community } from '#db/entities/index.ts';
import {
  requireInManaged,
  requireManaged,
} from '#app/features/communities/manage/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { idIn, parseIdParam } from '#app/lib/http/addresses.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** A notice of a community, with who works on it there. */
export interface ManagedNotice {
  actor: Actor;
  community: Community;
  notice: CondoNotice;
}

/** Where a notice is. `slug` may be the community's id, too, as in API calls. */
export interface NoticeAddress {
  slug: string;
  id: string;
}

/**
 * A notice at the desk of its community, whatever its state. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`.
 */
export async function requireManagedNotice(
  ctx: Ctx,
  { slug, id }: NoticeAddress,
): Promise<ManagedNotice> {
  const noticeId = idIn(id);
  const { found, ...known } = await requireInManaged(
    ctx,
    slug,
    (community) =>
      noticeId === null
        ? null
        : ctx.em.findOne(
            CondoNotice,
            { id: noticeId, community },
            { populate: ['community'], strategy: 'joined', disableIdentityMap: true },
          ),
    'notices.notFound',
  );
  return { ...known, notice: found };
}

/** The same, locked until the transaction ends. Nothing is locked before it is known who asks. */
export async function lockManagedNotice(
  ctx: Ctx,
  { slug, id }: NoticeAddress,
): Promise<ManagedNotice> {
  const known = await requireManaged(ctx, slug);
  const notice = await ctx.em.findOne(
    CondoNotice,
    { id: parseIdParam(id, 'notices.notFound'), community: known.community.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!notice) throw new AppError('not-found', 'notices.notFound');
  return { ...known, notice };
}

/** What the heading and the breadcrumb of a notice's pages at the desk need. */
export const headingOf = (
  { locale }: Ctx,
  { community, notice }: Pick<ManagedNotice, 'community' | 'notice'>,
) => ({
  community: { slug: community.slug, name: community.name },
  notice: { id: notice.id, title: sideFor(locale, notice).title },
});
