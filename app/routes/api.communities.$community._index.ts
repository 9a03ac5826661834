import {
  communityApiSchema,
  communityParams,
} from '#app/features/communities/communities/api-schema.ts';
import { communityForApi } from '#app/features/communities/communities/api.server.ts';
import { emergencyPdfUrl } from '#app/features/noticeboard/records/texts/emergency-pdf.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'One community, for its members and moderators',
    params: communityParams,
    loggedIn: true,
    result: communityApiSchema,
    errors: ['forbidden', 'not-found'],
    handler: (args) => communityForApi(args, args.params.community, emergencyPdfUrl),
  }),
});
