import { sql } from 'kysely';
import type { Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { hasJoinedColumn, placeColumn, whereOf } from './rows.server.ts';

/** Something open that neighbours can join, with the words that they judge it by, but not whose they are. */
export interface KnownIssue {
  ref: string;
  placeId: string | null;
  /** 'Elevator B is already reported (elevator): on Tuesday. Planned for Thursday.' */
  text: string;
  /** What was reported, in its language; cut where it is long. */
  words: string | null;
  language: Language;
  affected: number;
  /** Whether the viewer sent it, or has joined it and can leave it. */
  own: 'sent' | 'joined' | null;
}

const mostWords = 500;

const mostKnown = 20;

/** What is open and shared in a community, newest first; only what concerns `placeId` where it is given. */
export async function knownIssues(
  em: Em,
  locale: Locale,
  about: { communityId: string; viewer: string; placeId: string | null },
): Promise<KnownIssue[]> {
  const rows = await sharedRequests(em, about);
  const { fullDate } = formatsFor(locale);
  return rows.map(
    ({
      ref,
      placeId,
      category,
      createdAt,
      plannedFor,
      state,
      affected,
      words,
      language,
      ...row
    }) => {
      const { where } = whereOf(locale, { place: row.place, unit: null });
      const about = { where, category: translate(locale, `requests.categories.${category}`) };
      const reported = { ...about, reported: fullDate(createdAt) };
      const text =
        state === 'PLANNED' && plannedFor
          ? translate(locale, 'requests.known.planned', {
              ...reported,
              planned: fullDate(noonOf(plannedFor)),
            })
          : translate(locale, `requests.known.${state === 'NEW' ? 'new' : 'seen'}`, reported);
      const own = row.isSent ? 'sent' : row.hasJoined ? 'joined' : null;
      return { ref, placeId, text, words, language, affected, own };
    },
  );
}

interface KnownParams {
  communityId: string;
  viewer: string;
  placeId: string | null;
}

const sharedRequests = compiledRead((db, { param, given }: Params<KnownParams>) =>
  db
    .selectFrom('service_requests as request')
    .select(['request.ref', 'request.place as placeId', 'request.category', 'request.createdAt'])
    .select(['request.plannedFor', 'request.state', 'request.affected'])
    .select(placeColumn('request').as('place'))
    .select([
      'request.language',
      sql<string | null>`case when length(request.text) > ${sql.lit(mostWords)}
        then left(request.text, ${sql.lit(mostWords - 1)}) || '…' else request.text end`.as(
        'words',
      ),
      sql<boolean>`coalesce(request.author_id = ${param('viewer')}::uuid, false)`.as('isSent'),
      hasJoinedColumn('request', sql`${param('viewer')}::uuid`).as('hasJoined'),
    ])
    .where('request.community', '=', param('communityId'))
    .where('request.isShared', '=', true)
    .where('request.closedAt', 'is', null)
    .$if(given('placeId'), (query) => query.where('request.place', '=', param('placeId')))
    .orderBy('request.createdAt', 'desc')
    .orderBy('request.id', 'desc')
    .limit(mostKnown),
);
