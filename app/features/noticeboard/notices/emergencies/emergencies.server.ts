import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { titleColumns, titledFor } from '../row.server.ts';
import { isNotExpired, isOut, isShownTo, readerIn, type Reader } from '../shown-to.server.ts';

/** A live, pinned emergency notice, in one line. */
export type Emergency = Awaited<ReturnType<typeof currentEmergencies>>[number];

const mostShown = 3;

/**
 * The newest three emergencies of these communities that are for the viewer. The caller has checked that
 * the viewer may see these hubs.
 */
export async function currentEmergencies(
  ctx: Pick<Ctx, 'em' | 'actor' | 'locale'>,
  communityIds: string[],
) {
  const found = await Promise.all(
    communityIds.map((id) => emergenciesIn(ctx.em, { ...readerIn(ctx, id), communityId: id })),
  );
  return found
    .flat()
    .map(({ publishedAt, ...row }) => ({
      ...titledFor(ctx.locale, row),
      publishedAt: publishedAt ?? new Date(0),
    }))
    .sort(
      (one, other) =>
        other.publishedAt.getTime() - one.publishedAt.getTime() || (one.id < other.id ? -1 : 1),
    )
    .slice(0, mostShown);
}

const emergenciesIn = compiledRead((db, params: Params<Reader & { communityId: string }>) =>
  db
    .selectFrom('condo_notices as notice')
    .innerJoin('communities', 'communities.id', 'notice.community')
    .select([...titleColumns, 'notice.publishedAt'])
    .select(['communities.slug', 'communities.name as community'])
    .where('notice.kind', '=', 'EMERGENCY')
    .where('notice.pinned', '=', true)
    .where(isOut)
    .where(isNotExpired)
    .where('notice.community', '=', params.param('communityId'))
    .where(isShownTo(params))
    .orderBy('notice.publishedAt', 'desc')
    .orderBy('notice.id')
    .limit(mostShown),
);
