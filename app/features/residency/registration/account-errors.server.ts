import { z } from 'zod';
import { Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { maxCommunities } from '#app/features/accounts/login/limits.ts';
import { hasAddressSigns, isReservedName, visibleText } from '#app/lib/forms/names.ts';

/** Whose fields are checked. A registration has no owner yet. */
interface Fields {
  em: Em;
  owner: Actor | null;
}

/**
 * What the schema alone cannot refuse of a registration or a profile: a name that reads like an address, an office
 * or a community, and each community that does not exist, at its own row.
 */
export async function accountErrors(
  fields: Fields,
  { name, communities }: { name: string; communities: { communityId: string }[] },
): Promise<AppError[]> {
  const ids = communities.map(({ communityId }) => communityId);
  return errorsAmong(fields, name, ids);
}

/** The same errors about a form whose other fields may be wrong. */
export async function accountErrorsIn(fields: Fields, form: FormData): Promise<AppError[]> {
  const ids = Array.from({ length: maxCommunities }, (_, index) =>
    form.get(`communities[${index}].communityId`),
  );
  return errorsAmong(fields, form.get('name'), ids);
}

const nameSchema = z.object({ name: z.unknown() });
const rowsSchema = z.object({ communities: z.array(z.unknown()).max(maxCommunities) });
const rowSchema = z.object({ communityId: z.unknown() });

/** The same errors about a JSON body whose other fields may be wrong. */
export async function accountErrorsInJson(fields: Fields, body: unknown): Promise<AppError[]> {
  const rows = rowsSchema.safeParse(body).data?.communities ?? [];
  const ids = rows.map((row) => rowSchema.safeParse(row).data?.communityId);
  return errorsAmong(fields, nameSchema.safeParse(body).data?.name, ids);
}

const errorsAmong = async (fields: Fields, name: unknown, ids: unknown[]): Promise<AppError[]> => [
  ...(await nameErrors(fields, name)),
  ...(await missingCommunities(fields.em, ids)),
];

/** Whoever has the name already keeps it; whoever has a role may have the name of an office. */
async function nameErrors({ em, owner }: Fields, given: unknown): Promise<AppError[]> {
  const name = typeof given === 'string' ? visibleText(given) : '';
  if (!name || owner?.name === name) return [];
  if (hasAddressSigns(name)) {
    return [new AppError('invalid', 'accounts.nameSigns', { field: 'name' })];
  }
  if (owner && owner.role !== 'RESIDENT') return [];
  const communities = await kysely(em).selectFrom('communities').select('name').execute();
  const isReserved = isReservedName(
    name,
    communities.map((community) => community.name),
  );
  return isReserved ? [new AppError('invalid', 'accounts.nameReserved', { field: 'name' })] : [];
}

/** An error for each row whose community does not exist. Rows without an id are left out. */
async function missingCommunities(em: Em, given: unknown[]): Promise<AppError[]> {
  const ids = given.map((id) => z.uuid().toLowerCase().safeParse(id).data ?? null);
  const chosen = ids.filter((id) => id !== null);
  if (chosen.length === 0) return [];
  const communities = await em.find(Community, { id: { $in: chosen } }, { fields: ['id'] });
  const existing = new Set(communities.map(({ id }) => id));
  return ids.flatMap((id, index) =>
    id === null || existing.has(id)
      ? []
      : [
          new AppError('invalid', 'accounts.communityMissing', {
            field: `communities[${index}].communityId`,
          }),
        ],
  );
}
