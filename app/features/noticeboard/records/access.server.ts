import { RecordFolder, type Community } from '#db/entities/index.ts';
import type { RecordAccess } from '#db/enums.ts';
import { requireCommunity } from '#app/features/communities/communities/access.server.ts';
import { canModerate, canSeeHub } from '#app/lib/session/actor.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { folderName } from './folder-name.ts';
import { readableAccess } from './policy.ts';

/** A community's shelf, opened by somebody who may. */
export interface Shelf {
  community: Community;
  /** What this person may see on it. */
  readable: RecordAccess[];
  moderates: boolean;
}

/**
 * The shelf of a community, for its members and moderators.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`.
 */
export async function requireShelf(ctx: Ctx, slug: string): Promise<Shelf> {
  const community = await requireCommunity(ctx, slug, canSeeHub);
  return {
    community,
    readable: readableAccess(ctx.actor, community.id),
    moderates: canModerate(ctx.actor, community.id),
  };
}

/**
 * A folder of a community that may be seen, by the id of an address or a form. Throws AppError
 * `not-found`, also for one that only others may see.
 */
export async function requireFolder(
  em: Em,
  communityId: string,
  id: string | undefined,
  readable: RecordAccess[],
): Promise<RecordFolder> {
  const folder = await em.findOne(RecordFolder, {
    id: parseIdParam(id, 'records.folderNotFound'),
    community: communityId,
    access: { $in: readable },
  });
  if (!folder) throw folderNotFound();
  return folder;
}

export const folderNotFound = () => new AppError('not-found', 'records.folderNotFound');

/** The folders of a shelf in their order, as far as `readable` goes; with `id`, that one alone. */
export const folderRows = (em: Em, communityId: string, readable: RecordAccess[], id?: string) =>
  kysely(em)
    .selectFrom('record_folders')
    .select(['id', 'kind', 'access', 'name', 'language', 'translation', 'version'])
    .where('community', '=', communityId)
    .where('access', 'in', readable)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** A folder with its name in the reader's language. */
export const toFolder = (
  locale: Locale,
  folder: Awaited<ReturnType<typeof folderRows>>[number],
) => ({
  id: folder.id,
  access: folder.access,
  ...folderName(locale, folder),
});
