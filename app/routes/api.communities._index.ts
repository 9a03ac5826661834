import { z } from 'zod';
import { communityChoiceApiSchema } from '#app/features/communities/communities/api-schema.ts';
import { listCommunitiesForApi } from '#app/features/communities/communities/api.server.ts';
import { moderatedCommunities } from '#app/lib/session/actor.ts';
import { mostTyped } from '#app/features/communities/communities/chooser/chooser.ts';
import { requireManager } from '#app/features/communities/manage/access.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink, pageQuery } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

const query = pageQuery.extend({
  q: z.string().trim().max(mostTyped, 'communities.searchTooLong').optional().meta({
    description:
      'Only those with these words, or words that begin with them, in the name or the address',
  }),
  of: z.enum(['moderated'], { error: 'communities.ofUnknown' }).optional().meta({
    description: 'Only those you moderate, including ones that aren’t open yet',
  }),
});

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'All communities, by name',
    description:
      'The ones you have bookmarked come first. With `q`, those whose name begins with it come first.',
    query,
    result: communityChoiceApiSchema.array(),
    paginated: true,
    cache: 'anonymous',
    errors: ['unauthenticated', 'forbidden', 'too-many'],
    handler: async (args) => {
      const { of, ...asked } = args.query;
      const findable = of ? moderatedCommunities(requireManager(args)) : 'open';
      return withNextLink(args, await listCommunitiesForApi(args, args.request, asked, findable));
    },
  }),
});
