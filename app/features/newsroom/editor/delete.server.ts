import { z } from 'zod';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireEditor } from './access.server.ts';
import { editors } from './editors.server.ts';
import { removeTranslation } from './newsletters/editors.server.ts';
import { editorPath, type PieceKind } from './pieces.ts';

const deleteSchema = z.object({
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  /** Only the other language of an issue. */
  part: z.literal('translation').optional(),
});

/** Deletes a draft, or the other language of an issue. Throws AppError as `deleteDraft` does. */
export async function submitDelete(
  { ctx, request }: Pick<PageArgs, 'ctx' | 'request'>,
  { kind, id }: { kind: PieceKind; id: string },
) {
  await requireActorForForm(ctx, request);
  requireEditor(ctx);
  return submitForm(ctx, request, {
    schema: deleteSchema,
    run: async ({ version, part }, inside) => {
      const isPart = part !== undefined && kind === 'newsletters';
      const { title, language } = isPart
        ? await removeTranslation(inside, id, version)
        : await editors[kind].remove(inside, { id, version });
      return { title, language, isPart };
    },
    respond: ({ title: about, language, isPart }) => {
      const done = isPart ? 'sideRemoved' : 'deleted';
      return redirectWithToast(isPart ? editorPath(kind, id) : editorPath(kind), {
        title: translate(ctx.locale, `editorDesk.${done}`),
        ...{ about, language },
        description: translate(ctx.locale, `editorDesk.${done}Means`),
      });
    },
  });
}
