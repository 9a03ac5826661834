import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { cacheableText } from '#app/lib/http/etag.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { keptSkyline } from '#app/ui/drawings/kept-skylines.server.ts';
import { skylineSvg } from '#app/ui/drawings/skyline-svg.ts';
import { communityNotFound, isKnownTo } from './access.server.ts';
import { weeklyActivity } from './queries.server.ts';

/**
 * A community's skyline as a picture, in the colours of `theme`: anybody who may know of the community may see
 * how many of its windows are lit. Throws AppError `not-found`.
 */
export async function skylinePicture(
  { em, actor }: Ctx,
  request: Request,
  slug: string,
): Promise<Response> {
  const [community] = await withActivity(em, { slug });
  if (!community || !isKnownTo(actor, community)) throw communityNotFound();
  const theme = new URL(request.url).searchParams.get('theme') === 'light' ? 'light' : 'dark';
  const drawing = keptSkyline(community.slug, community.weeklyActivity);
  const response = cacheableText(request, skylineSvg(drawing, theme), 'image/svg+xml');
  if (!community.openedAt) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

const withActivity = compiledRead((db, { param }: Params<{ slug: string }>) =>
  db
    .selectFrom('communities')
    .select(['id', 'slug', 'openedAt'])
    .select(weeklyActivity().as('weeklyActivity'))
    .where('slug', '=', param('slug')),
);
