import { data } from '@remix-run/node';
import { LastModerator } from '#app/features/ending/moderators.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { assignRole } from './commands.server.ts';
import { personForRoleAssignment } from './queries.server.ts';
import type { RoleQuestion } from './role-question.tsx';
import { roleAssignmentSchema } from './schema.ts';
import { RightsUnconfirmed } from './write-role.server.ts';

/**
 * Saves the form of a role. When it would take away a right to moderate that it did not show, or leave a
 * community without a moderator, it comes back (409) with what that is, and nothing is saved until it
 * is agreed to.
 */
export async function submitRole(ctx: Ctx, request: Request, id: string) {
  let refused: RightsUnconfirmed | LastModerator | null = null;
  const reply = await submitForm(ctx, request, {
    schema: roleAssignmentSchema,
    run: async (assignment) => {
      try {
        return { ...assignment, ...(await assignRole(ctx, id, assignment)) };
      } catch (error) {
        if (error instanceof RightsUnconfirmed || error instanceof LastModerator) refused = error;
        throw error;
      }
    },
    respond: ({ role, name, moderates }) => {
      const needsCommunity = role === 'BOARD' || role === 'MANAGER';
      return redirectWithToast('/admin/people', {
        title: translate(ctx.locale, 'people.saved.title'),
        description:
          needsCommunity && moderates.length === 0
            ? translate(ctx.locale, `people.saved.moderatesNothing.${role}`, { name })
            : translate(ctx.locale, `people.saved.${role}`, { name }),
      });
    },
  });
  if (reply instanceof Response) return reply;
  const { result, ...rest } = reply.data;
  const asked = refused && (await questionOf(ctx, id, refused));
  // It asks a question, and is no error.
  const shown = asked ? { ...result, status: undefined, error: {} } : result;
  return data({ ...rest, result: shown, asked }, reply.init ?? {});
}

async function questionOf(
  ctx: Ctx,
  id: string,
  refused: RightsUnconfirmed | LastModerator,
): Promise<RoleQuestion> {
  if (refused instanceof LastModerator)
    return { losing: [], withoutModerator: refused.communities };
  const { communities } = await personForRoleAssignment(ctx, id);
  const losing = communities
    .filter((community) => refused.communityIds.includes(community.id))
    .map((community) => ({ id: community.id, name: community.name }));
  return { losing, withoutModerator: [] };
}
