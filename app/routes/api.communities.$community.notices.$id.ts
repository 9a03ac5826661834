import { deskNoticeApiSchema } from '#app/features/noticeboard/notices/api-schema.ts';
import { communityParams } from '#app/features/communities/communities/api-schema.ts';
import { patchNotice } from '#app/features/noticeboard/notices/desk/api.server.ts';
import { noticePatchSchema } from '#app/features/noticeboard/notices/desk/schema.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  PATCH: endpoint({
    summary: 'Correct a notice, publish it or take it down',
    description:
      'What you leave out stays as it is. Residents see that the text was corrected. PUBLISHED publishes a draft, or puts back a notice that was taken down; TAKEN_DOWN hides the notice from residents.',
    params: communityParams.extend(idParams.shape),
    notFound: 'notices.notFound',
    loggedIn: true,
    idempotent: true,
    body: noticePatchSchema,
    result: deskNoticeApiSchema,
    errors: ['forbidden', 'not-found', 'conflict'],
    handler: ({ params: { community, id }, body, ...ctx }) =>
      patchNotice(ctx, { slug: community, id }, body),
  }),
});
