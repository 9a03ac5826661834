import { sql } from 'kysely';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import { canModerate } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { unbroken } from '#app/lib/unbroken.ts';
import { noticePath } from '../desk/paths.ts';
import { parseNoticeText } from '../text/parse-text.ts';
import {
  isInBand,
  isNotExpired,
  isOut,
  isShownTo,
  overColumns,
  readerIn,
  type Reader,
} from '../row.server.ts';
import { overOf } from './over-words.server.ts';

/** An emergency as it is above every page: with all that it says to do, or with the sentence that it is over. */
export type Emergency = Awaited<ReturnType<typeof bandOf>>[number];

/** The most emergencies above a page. */
export const mostInBand = 3;

/**
 * The emergencies above every page of the viewer: of their communities, for them, those that go on before those that
 * are over, the newest first, three at most. A statement only where the session says that there are any.
 */
export async function bandOf(ctx: Pick<Ctx, 'em' | 'actor' | 'locale'>) {
  const alarmed = (ctx.actor?.memberships ?? []).filter(({ hasEmergency }) => hasEmergency);
  const found = await Promise.all(
    alarmed.map(({ communityId }) =>
      emergenciesIn(ctx.em, { ...readerIn(ctx, communityId), communityId }),
    ),
  );
  return found
    .flat()
    .map((row) => {
      const { language, title, content } = sideFor(ctx.locale, row);
      const { id, slug, community, phone, pinned } = row;
      const over = overOf(ctx.locale, row);
      return {
        id,
        slug,
        community,
        language,
        over,
        pinned,
        title: unbroken(title),
        // What there was to do, and whom to call, is past.
        phone: over ? null : phone,
        text: over ? [] : parseNoticeText(unbroken(content)),
        publishedAt: row.publishedAt ?? new Date(0),
        /** Where the viewer may say that it is over; null for people who may not. */
        toEnd:
          !over && canModerate(ctx.actor, row.communityId) ? noticePath(slug, id, 'over') : null,
      };
    })
    .sort(
      (one, other) =>
        Number(one.over !== null) - Number(other.over !== null) ||
        other.publishedAt.getTime() - one.publishedAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, mostInBand);
}

const emergenciesIn = compiledRead((db, params: Params<Reader & { communityId: string }>) =>
  db
    .selectFrom('condo_notices as notice')
    .innerJoin('communities', 'communities.id', 'notice.community')
    .select([
      'notice.id',
      'notice.community as communityId',
      'notice.language',
      'notice.title',
      'notice.content',
      'notice.pinned',
      'notice.publishedAt',
      ...overColumns,
    ])
    .select(sql<{ title: string; content: string } | null>`notice.translation`.as('translation'))
    .select(['communities.slug', 'communities.name as community'])
    .select('communities.emergencyPhone as phone')
    .where(isInBand)
    .where(isOut)
    .where(isNotExpired)
    .where('notice.community', '=', params.param('communityId'))
    .where(isShownTo(params))
    .orderBy('notice.rank', 'desc')
    .orderBy('notice.publishedAt', 'desc')
    .orderBy('notice.id')
    .limit(mostInBand),
);
