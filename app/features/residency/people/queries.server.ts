import { sql } from 'kysely';
import type { Role } from '#db/enums.ts';
import { userNotFound } from '#app/features/accounts/login/queries.server.ts';
import type { CommunityOption } from '#app/features/communities/communities/chooser/chooser.ts';
import {
  communitiesById,
  fewCommunities,
} from '#app/features/communities/communities/chooser/search.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { mayHave, partPattern } from '#app/lib/db/grams.server.ts';
import { compiledRead, type Db, kysely } from '#app/lib/db/read.server.ts';
import { requireAdmin, type Ctx } from '#app/lib/session/context.server.ts';

/** A person in the administrators' list. */
export interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The primary one first, then by name. */
  communities: { id: string; name: string; moderates: boolean }[];
}

const maxPeople = 20;

/**
 * The people whose e-mail address or name contains `search`, by name; without a search, everybody
 * who is more than a resident. At most 20, and whether there are more.
 */
export async function findPeople(
  ctx: Ctx,
  search: string,
): Promise<{ people: PersonRow[]; more: boolean }> {
  requireAdmin(ctx);
  const rows = await (search === '' ? staff(ctx.em, {}) : peopleLike(ctx, search));
  return {
    people: rows
      .slice(0, maxPeople)
      .map(({ communities, ...person }) => ({ ...person, communities: communities ?? [] })),
    more: rows.length > maxPeople,
  };
}

const withCommunities = (db: Db) =>
  db
    .selectFrom('users')
    .select((of) => [
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      of
        .selectFrom('user_communities as membership')
        .innerJoin('communities as community', 'community.id', 'membership.community')
        .select(communityList.as('list'))
        .whereRef('membership.user', '=', 'users.id')
        .where(isCurrentMembership('membership'))
        .as('communities'),
    ])
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(maxPeople + 1);

const staff = compiledRead((db) => withCommunities(db).where('users.role', '<>', 'RESIDENT'));

function peopleLike({ em }: Ctx, search: string) {
  const pattern = partPattern(search);
  return withCommunities(kysely(em))
    .where((is) =>
      is.and([
        mayHave(nameAndEmail, search),
        is.or([
          is('users.email', 'like', pattern),
          is(is.fn<string>('lower', ['users.name']), 'like', pattern),
        ]),
      ]),
    )
    .execute();
}

/** As the index has them. */
const nameAndEmail = sql`users.name || ' ' || users.email`;

const communityList = sql<PersonRow['communities']>`json_agg(
  json_build_object(
    'id', community.id, 'name', community.name, 'moderates', membership.can_moderate)
  order by membership.is_primary desc, community.name)`;

export interface PersonForRoleAssignment {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Every community, or where one searches for them the person's own. */
  communities: RoleCommunity[];
  searches: boolean;
}

/** `unit` is null where the person does not belong to it. */
interface RoleCommunity extends CommunityOption {
  unit: string | null;
  moderates: boolean;
}

/**
 * A person with the communities to choose from, ready for the form.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function personForRoleAssignment(
  ctx: Ctx,
  id: string,
): Promise<PersonForRoleAssignment> {
  requireAdmin(ctx);
  const person = await kysely(ctx.em)
    .selectFrom('users')
    .select(['name', 'email', 'role'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) throw userNotFound();
  const found = kysely(ctx.em)
    .selectFrom('user_communities')
    .select(['community', 'condoUnit', 'canModerate'])
    .where('user', '=', id)
    .where(isCurrentMembership('user_communities'))
    .execute();
  const [memberships, few] = await Promise.all([found, fewCommunities(ctx)]);
  const communities =
    few ??
    (await communitiesById(
      ctx,
      memberships.map(({ community }) => community),
    ));
  return {
    id,
    name: person.name,
    email: person.email,
    role: person.role,
    searches: !few,
    communities: communities.map(({ id: communityId, name, address }) => {
      const membership = memberships.find(({ community }) => community === communityId);
      return {
        id: communityId,
        name,
        address,
        unit: membership?.condoUnit ?? null,
        moderates: membership?.canModerate ?? false,
      };
    }),
  };
}
