import { deskPath } from '#app/features/communities/manage/sections.ts';
import { redirect } from '@remix-run/node';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { discardImport, importFormSchema, mapColumns, mappingOf } from './change.server.ts';
import { saveImport } from './saving/save.server.ts';
import { undoImport } from './saving/undo.server.ts';

/** Carries out the forms of a list's page: its columns, and its buttons. */
export function importByForm(
  ctx: Ctx,
  request: Request,
  { slug, id }: { slug: string; id: string },
) {
  const upload = `${deskPath(slug, 'people')}/import`;
  const page = `${upload}/${id}`;
  return submitForm(ctx, request, {
    schema: importFormSchema,
    run: async (form, inside): Promise<{ intent: typeof form.intent; count: number }> => {
      const { intent } = form;
      switch (intent) {
        case 'map':
          await mapColumns(inside, slug, id, mappingOf(form));
          return { intent, count: 0 };
        case 'save': {
          const options = { addUnits: form.addUnits === 'yes' };
          return { intent, count: (await saveImport(inside, slug, id, options)).created };
        }
        case 'undo':
          return { intent, count: (await undoImport(inside, slug, id)).removed };
        case 'discard':
          await discardImport(inside, slug, id);
          return { intent, count: 0 };
      }
    },
    respond: ({ intent, count }) => {
      if (intent === 'map') return Promise.resolve(redirect(page, { status: 303 }));
      const { locale } = ctx;
      const toast = {
        save: () => ({
          title: translate(locale, 'peopleImport.toasts.saved.title'),
          description: translate(locale, 'peopleImport.toasts.saved.text', { count }),
        }),
        undo: () => ({
          title: translate(locale, 'peopleImport.toasts.undone.title'),
          description: translate(locale, 'peopleImport.toasts.undone.text', { count }),
        }),
        discard: () => ({
          title: translate(locale, 'peopleImport.toasts.discarded.title'),
          description: translate(locale, 'peopleImport.toasts.discarded.text'),
        }),
      }[intent]();
      return redirectWithToast(intent === 'discard' ? upload : page, toast);
    },
  });
}
