import { z } from 'zod';
import { listCommunities } from '#app/features/communities/queries.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { notAnAdmin } from './commands.server.ts';
import { canManagePeople } from './policy.ts';
import { roleLabels, type RoleName } from './labels.ts';

/** A person in the administrators' list. */
export interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: string;
  /** 'Hillsview Place (moderates), Clarence Court' */
  communities: string;
}

const shown = 50;

/** The signed-in ADMIN. Throws AppError: `unauthenticated`, `forbidden`. */
export function requireAdmin(ctx: Ctx) {
  const actor = requireActor(ctx, 'Please log in as an administrator.');
  if (!canManagePeople(actor)) throw notAnAdmin();
  return actor;
}

/** What an administrator types to find somebody: part of an e-mail address or a name. */
export const searchSchema = z.string().trim().max(120).catch('');

/**
 * The people whose e-mail address or name holds `search`, by name; without a search, everyone who
 * is more than a resident. At most 50, and whether there are more.
 */
export async function findPeople(
  ctx: Ctx,
  search: string,
): Promise<{ people: PersonRow[]; more: boolean }> {
  requireAdmin(ctx);
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await ctx.em.execute<(Omit<PersonRow, 'role'> & { role: RoleName })[]>(
    `select u.id, u.name, u.email, u.role,
            coalesce((
              select string_agg(c.name || case when m.can_moderate then ' (moderates)' else '' end, ', '
                                order by m.is_primary desc, c.name)
                from user_communities m join communities c on c.id = m.community_id
               where m.user_id = u.id), 'No communities') as communities
       from users u
      where ${search === '' ? `u.role <> 'RESIDENT'` : 'u.email like ? or lower(u.name) like ?'}
      order by u.name, u.id
      limit ?`,
    [...(search === '' ? [] : [pattern, pattern]), shown + 1],
  );
  return {
    people: rows.slice(0, shown).map((row) => ({ ...row, role: roleLabels[row.role] })),
    more: rows.length > shown,
  };
}

export interface PersonForRoleAssignment {
  id: string;
  name: string;
  email: string;
  role: RoleName;
  communities: { id: string; name: string; unit: string | null; moderates: boolean }[];
}

/**
 * A person with every community, ready for the form.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function personForRoleAssignment(
  ctx: Ctx,
  id: string,
): Promise<PersonForRoleAssignment> {
  requireAdmin(ctx);
  const [person] = await ctx.em.execute<Omit<PersonForRoleAssignment, 'communities'>[]>(
    'select id, name, email, role from users where id = ?',
    [id],
  );
  if (!person) throw new AppError('not-found', 'User not found');
  const held = await ctx.em.execute<{ id: string; unit: string; moderates: boolean }[]>(
    `select community_id as id, condo_unit as unit, can_moderate as moderates
       from user_communities where user_id = ?`,
    [id],
  );
  const communities = await listCommunities(ctx);
  return {
    ...person,
    communities: communities.map(({ id: communityId, name }) => {
      const membership = held.find((row) => row.id === communityId);
      return {
        id: communityId,
        name,
        unit: membership?.unit ?? null,
        moderates: membership?.moderates ?? false,
      };
    }),
  };
}
