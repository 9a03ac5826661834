import { sql } from 'kysely';
import type { CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { isNotExpired, isOut, isShownTo, readerIn, type Reader } from '../shown-to.server.ts';

/** A current emergency in one line: a live emergency notice that is pinned. */
export interface Emergency {
  id: string;
  language: Language;
  title: string;
  publishedAt: Date;
  slug: string;
  community: string;
}

const mostShown = 3;

/**
 * The current emergencies of some communities that are for the viewer, newest first; at most three.
 * The caller has checked that the viewer may see these hubs.
 */
export async function currentEmergencies(
  ctx: Pick<Ctx, 'em' | 'actor' | 'locale'>,
  communityIds: string[],
): Promise<Emergency[]> {
  const found = await Promise.all(
    communityIds.map((id) => emergenciesIn(ctx.em, { ...readerIn(ctx, id), communityId: id })),
  );
  return found
    .flat()
    .map((row) => toEmergency(ctx.locale, row))
    .sort(newestFirst)
    .slice(0, mostShown);
}

const newestFirst = (one: Emergency, other: Emergency): number =>
  other.publishedAt.getTime() - one.publishedAt.getTime() || (one.id < other.id ? -1 : 1);

const emergenciesIn = compiledRead((db, params: Params<Reader & { communityId: string }>) =>
  db
    .selectFrom('condo_notices as notice')
    .innerJoin('communities', 'communities.id', 'notice.community')
    .select([
      'notice.id',
      'notice.language',
      'notice.title',
      sql<CondoNotice['translation']>`notice.translation - 'content'`.as('translation'),
      'notice.publishedAt',
      'communities.slug',
      'communities.name as community',
    ])
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

function toEmergency(
  locale: Locale,
  row: Omit<Emergency, 'publishedAt'> & {
    publishedAt: Date | null;
    translation: { title: string } | null | undefined;
  },
): Emergency {
  const { language, title } = sideFor(locale, { ...row, translation: row.translation ?? null });
  const { id, slug, community } = row;
  return { id, language, title, slug, community, publishedAt: row.publishedAt ?? new Date(0) };
}
