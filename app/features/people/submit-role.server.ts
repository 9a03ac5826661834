import { data } from '@remix-run/node';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { RightsQuestion } from './agreements.ts';
import { assignRole } from './commands.server.ts';
import { roleAssignmentSchema } from './schema.ts';
import { RightsUnconfirmed } from './write-role.server.ts';

/**
 * Saves the form of a role. When it would take away a right to moderate that it did not show, or leave a
 * community without a moderator, it comes back (409) with what that is, and nothing is saved until it
 * is agreed to.
 */
export async function submitRole(ctx: Ctx, request: Request, id: string) {
  let asked: RightsQuestion | null = null;
  const reply = await submitForm(ctx, request, {
    schema: roleAssignmentSchema,
    run: async (assignment) => {
      try {
        return { ...assignment, ...(await assignRole(ctx, id, assignment)) };
      } catch (error) {
        if (error instanceof RightsUnconfirmed) asked = error.question;
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
  // It asks a question, and is no error.
  const shown = asked ? { ...result, status: undefined, error: {} } : result;
  return data({ ...rest, result: shown, asked }, reply.init ?? {});
}
