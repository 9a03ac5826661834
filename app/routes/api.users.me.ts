import { currentUserApiSchema } from '#app/features/accounts/api-schema.ts';
import { currentUser, currentUserById } from '#app/features/accounts/queries.server.ts';
import { profileSchema } from '#app/features/accounts/schema.ts';
import { updateProfile } from '#app/features/accounts/profile/update-profile.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Your own account',
    signedIn: true,
    result: currentUserApiSchema,
    handler: async (args) => currentUser(requireActor(args)),
  }),
  PATCH: endpoint({
    summary: 'Change your own profile and communities',
    description: 'A `role` in the body is ignored. The first community becomes the primary one.',
    signedIn: true,
    body: profileSchema,
    result: currentUserApiSchema,
    errors: ['conflict'],
    handler: async (args) => {
      await updateProfile(args, args.body);
      return currentUserById(args.em, requireActor(args).id);
    },
  }),
});
