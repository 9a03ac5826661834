import type { PostType } from '#db/enums.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { letterSchema } from './schema.ts';
import { requireWritable } from './writable.server.ts';
import { writeToNeighbour } from './write.server.ts';

/** Sends the letter in a form post, and goes back to the post it is about. */
export async function submitLetter(ctx: Ctx, request: Request, type: PostType, id: string) {
  // Before the form is read, so that whoever may not write learns nothing from its answer.
  await requireWritable(ctx, type, id);
  return submitForm(ctx, request, {
    schema: letterSchema,
    run: ({ words }, inside) => writeToNeighbour(inside, type, id, words),
    respond: ({ path, title, language, isNew }) => {
      const said = isNew ? 'sent' : 'sentBefore';
      return redirectWithToast(path, {
        title: translate(ctx.locale, `neighbours.${said}.title`),
        ...{ about: title, language },
        description: translate(ctx.locale, `neighbours.${said}.description`),
      });
    },
  });
}
