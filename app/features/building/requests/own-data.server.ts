import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/**
 * Reads of a person's requests, of those that they joined, and of what they wrote about requests, as a copy of one's
 * data has them: without what others wrote, and without the notes of a desk that they don't work at.
 */
export function requestsOf(em: Em, userId: string) {
  const db = kysely(em);
  return {
    requests: db
      .selectFrom('service_requests as request')
      .innerJoin('communities as community', 'community.id', 'request.community')
      .leftJoin('request_places as place', 'place.id', 'request.place')
      .select(['community.name as community', 'request.ref', 'place.name as place'])
      .select(['request.unitLabel as unit', 'request.category', 'request.text'])
      .select(['request.language', 'request.phone', 'request.images'])
      // The form asks about entering a home only, not a common place.
      .select((eb) =>
        eb
          .case()
          .when('request.place', 'is', null)
          .then(eb.ref('request.mayEnter'))
          .end()
          .as('mayEnter'),
      )
      .select(['request.state', 'request.plannedFor', 'request.createdAt', 'request.closedAt'])
      .where('request.author', '=', userId)
      .orderBy('request.createdAt')
      .execute(),
    joinedRequests: db
      .selectFrom('request_joiners as joiner')
      .innerJoin('service_requests as request', 'request.id', 'joiner.request')
      .innerJoin('communities as community', 'community.id', 'request.community')
      .select(['community.name as community', 'request.ref', 'joiner.createdAt as joinedAt'])
      .where('joiner.user', '=', userId)
      .orderBy('joiner.createdAt')
      .execute(),
    requestEntries: db
      .selectFrom('request_entries as entry')
      .innerJoin('service_requests as request', 'request.id', 'entry.request')
      .innerJoin('communities as community', 'community.id', 'request.community')
      .select(['community.name as community', 'request.ref', 'entry.kind', 'entry.byDesk'])
      .select(['entry.fromState', 'entry.toState', 'entry.words', 'entry.createdAt'])
      .where('entry.author', '=', userId)
      .orderBy('entry.createdAt')
      .execute(),
  };
}
