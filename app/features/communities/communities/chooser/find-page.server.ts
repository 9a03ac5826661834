import type { Ctx } from '#app/lib/session/context.server.ts';
import { listCommunitiesForApi } from '../api.server.ts';
import type { CommunityChoice } from '../api-schema.ts';
import { answerSearch } from './answer.server.ts';
import { mostListed, type CommunitySearch } from './chooser.ts';
import { communitiesById } from './search.server.ts';

export interface FoundPage {
  communities: CommunityChoice[];
  search: CommunitySearch | null;
}

/** The results of the search in the address, or the first communities, bookmarked ones first. */
export async function findPage(ctx: Ctx, request: Request): Promise<FoundPage> {
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  if (text === '') {
    const { items } = await listCommunitiesForApi(ctx, request, { limit: mostListed });
    return { communities: items, search: null };
  }
  const search = await answerSearch(ctx, { text, request });
  const ids = search.found.map(({ id }) => id);
  const rows = await communitiesById(ctx, ids);
  const communities = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { communities, search };
}
