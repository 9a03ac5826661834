import type { Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';

/** A common place by the name that a reader reads. */
export interface PlaceName {
  id: string;
  name: string;
  language: Language;
  isArchived: boolean;
}

/** The common places of a community, also those that were put away, in their order. Guards nothing itself. */
export async function placeNames(
  em: Em,
  locale: Locale,
  communityId: string,
): Promise<PlaceName[]> {
  const rows = await deskPlaces(em, { communityId });
  return rows.map(({ id, archivedAt, ...row }) => {
    const { name, language } = sideFor(locale, row);
    return { id, name, language, isArchived: archivedAt !== null };
  });
}

/** The same with both names. */
export const deskPlaces = compiledRead((db, { param }: Params<{ communityId: string }>) =>
  db
    .selectFrom('request_places')
    .select(['id', 'name', 'language', 'translation', 'archivedAt', 'version', 'position'])
    .where('community', '=', param('communityId'))
    .orderBy('position')
    .orderBy('id'),
);
