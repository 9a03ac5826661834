import type { Community, ServiceRequest } from '#db/entities/index.ts';
import { languages, type Language } from '#db/enums.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** What an email about a request is about. */
export interface About {
  community: Community;
  request: ServiceRequest;
}

/** The author of a request and those who joined it, as far as they still live here. */
export async function peopleOf(
  tx: Em,
  { id, author, community }: ServiceRequest,
): Promise<string[]> {
  const joiners = await kysely(tx)
    .selectFrom('request_joiners')
    .select('user')
    .where('request', '=', id)
    .execute();
  const all = [...(author ? [author.id] : []), ...joiners.map(({ user }) => user)];
  if (all.length === 0) return [];
  const members = await kysely(tx)
    .selectFrom('user_communities as membership')
    .select('membership.user')
    .where('membership.community', '=', community.id)
    .where('membership.user', 'in', all)
    .where(isCurrentMembership('membership'))
    .execute();
  return members.flatMap(({ user }) => user ?? []);
}

/**
 * What an email to one of a request's people names: its author, or a neighbour, who isn't told which unit it is (rules
 * 35.4).
 */
export async function paramsForPeople(tx: Em, about: About) {
  const { request } = about;
  const shared = await aboutOf(tx, about);
  const mergedFrom = await mergedInto(tx, request);
  const unnamed = {
    en: translate('en', 'requests.aUnit'),
    fr: translate('fr', 'requests.aUnit'),
  };
  return (userId: string) => {
    const isAuthor = userId === request.author?.id;
    return {
      ...shared,
      where: isAuthor || request.place ? shared.where : unnamed,
      isAuthor,
      mergedFrom: mergedFrom.get(userId) ?? null,
    };
  };
}

/** For each person who was moved here by a merge, the request that they sent or followed. */
async function mergedInto(tx: Em, { id }: ServiceRequest): Promise<Map<string, string>> {
  const rows = await kysely(tx)
    .selectFrom('request_joiners as joiner')
    .innerJoin('service_requests as merged', (join) =>
      join
        .onRef('merged.mergedInto', '=', 'joiner.request')
        // A merge adds the people of the closed request at the moment it closes it.
        .onRef('merged.closedAt', '=', 'joiner.createdAt'),
    )
    .select(['joiner.user', 'merged.ref'])
    .where('joiner.request', '=', id)
    .execute();
  return new Map(rows.map(({ user, ref }) => [user, ref]));
}

/** What every email about a request names, for those who may know its unit. */
export async function aboutOf(tx: Em, { community, request }: About) {
  const place = request.place && (await placeOf(tx, request.place.id));
  const whereIn = (language: Language): string => {
    if (place) return sideFor(language, place).name;
    return request.unitLabel ? unitLabel(language, request.unitLabel) : '';
  };
  const [en, fr] = languages.map(whereIn);
  return {
    ...{ community: community.name, slug: community.slug },
    ...{ ref: request.ref, category: request.category },
    where: { en: en ?? '', fr: fr ?? '' },
  };
}

const placeOf = (tx: Em, id: string) =>
  kysely(tx)
    .selectFrom('request_places')
    .select(['name', 'language', 'translation'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
