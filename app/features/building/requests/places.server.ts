import type { Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';
import { mostPlaces } from './limits.ts';

/** A common place that a request can be about. */
export interface PlaceChoice {
  id: string;
  name: string;
  language: Language;
}

/** The places of a community that can be chosen, in their order and in the reader's language. */
export async function placeChoices(
  em: Em,
  locale: Locale,
  communityId: string,
): Promise<PlaceChoice[]> {
  const rows = await placesOf(em, { communityId });
  return rows.map(({ id, ...row }) => {
    const { name, language } = sideFor(locale, row);
    return { id, name, language };
  });
}

const placesOf = compiledRead((db, { param }: Params<{ communityId: string }>) =>
  db
    .selectFrom('request_places')
    .select(['id', 'name', 'language', 'translation'])
    .where('community', '=', param('communityId'))
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(mostPlaces),
);
