import { sql } from 'kysely';
import type { CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import type { Db } from '#app/lib/db/kysely.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { isNotExpired, isOut, isShownTo, readerIn } from './shown-to.server.ts';

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
 * The query of the current emergencies of some communities that are for the viewer, newest first; at
 * most three. The caller has checked that the viewer may see these hubs. Its rows are for
 * `toEmergency`, also as JSON.
 */
export const currentEmergencies = (db: Db, ctx: Pick<Ctx, 'actor'>, communityIds: string[]) =>
  db
    .selectFrom('condo_notices as notice')
    .innerJoin('communities', 'communities.id', 'notice.community')
    .select([
      'notice.id',
      'notice.language',
      'notice.title',
      sql<CondoNotice['translation']>`notice.translation - 'content'`.as('translation'),
      'notice.publishedAt as publishedAt',
      'communities.slug',
      'communities.name as community',
    ])
    .where('notice.kind', '=', 'EMERGENCY')
    .where('notice.pinned', '=', true)
    .where(isOut)
    .where(isNotExpired)
    .where((of) =>
      of.or(
        communityIds.map((id) =>
          of.and([of('notice.community', '=', id), isShownTo(readerIn(ctx, id))]),
        ),
      ),
    )
    .orderBy('notice.publishedAt', 'desc')
    .orderBy('notice.id')
    .limit(mostShown);

/** A row of `currentEmergencies` in the language of the page. */
export function toEmergency(
  locale: Locale,
  row: Omit<Emergency, 'publishedAt'> & {
    publishedAt: Date | string | null;
    translation?: { title: string } | null | undefined;
  },
): Emergency {
  const { language, title } = sideFor(locale, { ...row, translation: row.translation ?? null });
  const { id, slug, community } = row;
  return { id, language, title, slug, community, publishedAt: new Date(row.publishedAt ?? 0) };
}
