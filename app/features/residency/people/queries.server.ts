import { sql } from 'kysely';
import { z } from 'zod';
import type { Role } from '#db/enums.ts';
import { userNotFound } from '#app/features/accounts/login/queries.server.ts';
import {
  communitiesById,
  fewCommunities,
} from '#app/features/communities/communities/chooser/search.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { hasPart, mayHave } from '#app/lib/db/grams.server.ts';
import { compiledRead, type Db, kysely } from '#app/lib/db/read.server.ts';
import { requireAdmin, type Ctx } from '#app/lib/session/context.server.ts';

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The primary one first, then by name. */
  communities: { id: string; name: string; moderates: boolean }[];
}

const maxPeople = 20;

const searchSchema = z.string().trim().max(120).catch('');

/**
 * The people whose email address or name contains what was typed, by name; without any, everybody
 * who is more than a resident. At most 20, and whether there are more.
 */
export async function findPeople(ctx: Ctx, typed: string | null) {
  const search = searchSchema.parse(typed);
  requireAdmin(ctx);
  const rows = await (search === '' ? staff(ctx.em, {}) : peopleLike(ctx, search));
  return {
    search,
    people: rows
      .slice(0, maxPeople)
      .map((person): PersonRow => ({ ...person, communities: person.communities ?? [] })),
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
  return withCommunities(kysely(em))
    .where((is) =>
      is.and([
        mayHave(nameAndEmail, search),
        is.or([hasPart(sql`users.email`, search), hasPart(sql`users.name`, search)]),
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

export type PersonForRoleAssignment = Awaited<ReturnType<typeof personForRoleAssignment>>;

/**
 * A person with the communities to choose from, ready for the form.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function personForRoleAssignment(ctx: Ctx, id: string) {
  requireAdmin(ctx);
  const person = await kysely(ctx.em)
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
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
  const own = memberships.map(({ community }) => community);
  const communities = few ?? (await communitiesById(ctx, own));
  return {
    ...person,
    /** Whether one searches for communities, and only the person's own are listed. */
    searches: !few,
    communities: communities.map((option) => {
      const membership = memberships.find(({ community }) => community === option.id);
      return {
        ...option,
        unit: membership?.condoUnit ?? null,
        moderates: membership?.canModerate ?? false,
      };
    }),
  };
}
