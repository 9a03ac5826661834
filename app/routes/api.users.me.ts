import { currentUserApiSchema } from '#app/features/accounts/login/api-schema.ts';
import { currentUser, currentUserById } from '#app/features/accounts/login/queries.server.ts';
import { accountErrorsInJson } from '#app/features/residency/registration/account-errors.server.ts';
import { profileJsonSchema } from '#app/features/site/profile/schema.ts';
import { updateProfile } from '#app/features/site/profile/update-profile.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Your own account',
    loggedIn: true,
    result: currentUserApiSchema,
    handler: async (args) => currentUser(requireActor(args)),
  }),
  PATCH: endpoint({
    summary: 'Change your own profile and communities',
    description:
      'A `role` in the body is ignored. The first community becomes the primary one. A new email address needs `currentPassword`, and ends the other sessions. Leaving a community where you have live posts, joined activities, bookings or a right to moderate returns 409 unless `confirmLeaving` is true; changing to a unit that the board has to approve returns 409 unless `confirmMoving` is true.',
    loggedIn: true,
    body: profileJsonSchema,
    furtherErrors: ({ em, actor }, body) => accountErrorsInJson({ em, owner: actor }, body),
    result: currentUserApiSchema,
    errors: ['conflict', 'too-many'],
    handler: async (args) => {
      const { confirmLeaving, confirmMoving, ...profile } = args.body;
      const agreed = { leaving: confirmLeaving || [], moving: confirmMoving || [] };
      await updateProfile(args, profile, agreed, args.request);
      return currentUserById(args.em, requireActor(args).id);
    },
  }),
});
