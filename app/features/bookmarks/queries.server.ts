import { Bookmark } from '#db/entities/index.ts';
import type { Actor } from '#app/lib/actor.ts';
import type { Em } from '#app/lib/db.server.ts';

/** The ids of the communities this person has bookmarked; none for a visitor. */
export async function bookmarkedCommunityIds(em: Em, actor: Actor | null): Promise<Set<string>> {
  if (!actor) return new Set();
  const rows = await em.find(Bookmark, { user: actor.id }, { fields: ['community'], limit: 200 });
  return new Set(rows.map(({ community }) => community.id));
}
