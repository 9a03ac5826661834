import { z } from 'zod';
import { decideAndGo } from '#app/features/posts/decisions/decide-form.server.ts';
import { decisionFormSchema } from '#app/features/posts/schema.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { joinActivity, leaveActivity } from './commands.server.ts';
import { attendanceFormSchema } from './schema.ts';

/** The posts of an activity's page: joining, leaving, and what its author and moderators decide. */
const postSchema = z.union([attendanceFormSchema, decisionFormSchema], {
  error: 'Please use one of the buttons on this page.',
});

/** Carries out a post from an activity's page, and goes back to it with a word about it. */
export function attendByForm(ctx: Ctx, request: Request, id: string) {
  const page = `/activities/${id}`;
  return submitForm(request, {
    schema: postSchema,
    run: async (post) => {
      if (!('attendance' in post)) {
        return decideAndGo(ctx, { ...post, subjectType: 'ACTIVITY', id }, page);
      }
      if (post.attendance === 'join') {
        const { title } = await joinActivity(ctx, id);
        const description = `You are on the list for “${title}”.`;
        return redirectWithToast(page, { kind: 'success', title: 'Joined activity', description });
      }
      const { title } = await leaveActivity(ctx, id);
      const description = `You are off the list for “${title}”.`;
      return redirectWithToast(page, { kind: 'success', title: 'Left activity', description });
    },
  });
}
