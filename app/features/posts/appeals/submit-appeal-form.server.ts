import type { PostType } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { appealSchema } from './schema.ts';
import { requireAppealablePost, submitAppeal } from './submit-appeal.server.ts';

/** Sends the appeal in a form post, and goes back to the post. */
export async function submitAppealForm(ctx: Ctx, request: Request, type: PostType, id: string) {
  // Before the form is read, so that nobody but the author learns anything from its answer.
  await requireAppealablePost(ctx, type, id);
  return submitForm(ctx, request, {
    schema: appealSchema,
    run: (form, inside) => submitAppeal(inside, type, id, form),
    respond: ({ title, language }) =>
      redirectWithToast(postPath(type, id), {
        title: translate(ctx.locale, 'appeals.sent.title'),
        about: title,
        language,
        description: translate(ctx.locale, 'appeals.sent.description'),
      }),
  });
}
