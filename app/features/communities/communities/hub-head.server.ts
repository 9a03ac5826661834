import type { CommunityRef } from './access.server.ts';
import { weeklyActivity } from './queries.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { keptSkyline } from '#app/ui/drawings/kept-skylines.server.ts';

type HeadRow = NonNullable<Awaited<ReturnType<typeof findHubHead>>>;

/** What the head of a hub shows above a page below it. For `requireCommunity`. */
export const findHubHead = async (em: Em, ref: CommunityRef) =>
  (await hubHeads(em, { id: null, slug: null, ...ref }))[0];

const hubHeads = compiledRead(
  (db, { param, given }: Params<{ id: string | null; slug: string | null }>) =>
    db
      .selectFrom('communities')
      .select(['id', 'slug', 'name', 'address', 'openedAt', weeklyActivity().as('weeklyActivity')])
      .$if(given('id'), (query) => query.where('id', '=', param('id')))
      .$if(given('slug'), (query) => query.where('slug', '=', param('slug'))),
);

export type HubHead = ReturnType<typeof toHubHead>;

/** The same for its view, with the viewer's unit; null for a moderator from elsewhere. */
export function toHubHead(
  { actor }: Pick<Ctx, 'actor'>,
  { id, slug, name, address, weeklyActivity: lit }: HeadRow,
) {
  const unit = actor?.memberships.find(({ communityId }) => communityId === id)?.condoUnit ?? null;
  return { slug, name, address, unit, skyline: keptSkyline(slug, lit) };
}
