import { currentUser, currentUserById } from '#app/features/accounts/queries.server.ts';
import { profileSchema } from '#app/features/accounts/schema.ts';
import { updateProfile } from '#app/features/accounts/update-profile.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';
import { requireActor } from '#app/lib/context.server.ts';

export const { loader, action } = apiRoute({
  GET: call({ handle: async (args) => personalJson(currentUser(requireActor(args))) }),
  PATCH: call({
    signedIn: true,
    body: profileSchema,
    handle: async (args) => {
      await updateProfile(args, args.body);
      return personalJson(await currentUserById(args.em, requireActor(args).id));
    },
  }),
});
