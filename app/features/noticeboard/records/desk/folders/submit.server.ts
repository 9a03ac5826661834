import type { Community } from '#db/entities/index.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { submitForm, type CatchUp } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { compared } from '../compared.server.ts';
import { deskFolder } from '../queries.server.ts';
import { deleteFolderSchema, folderSchema, newFolderSchema } from '../schema.ts';
import { addFolder, changeFolder, deleteFolder } from './commands.server.ts';

type Managed = Pick<Community, 'id' | 'slug'>;

/** Adds the folder of a form. */
export const submitNewFolder = (ctx: Ctx, request: Request, { id, slug }: Managed) =>
  submitForm(ctx, request, {
    schema: newFolderSchema,
    run: (typed, inside) => addFolder(inside, id, typed),
    respond: (folder) => redirectToFolder(ctx, slug, folder.id),
  });

/** Saves the form of a folder. */
export const submitFolder = (
  ctx: Ctx,
  request: Request,
  { id, slug }: Managed,
  folderId: string | undefined,
) =>
  submitForm(ctx, request, {
    schema: folderSchema,
    run: (typed, inside) => changeFolder(inside, id, folderId, typed),
    respond: (folder) => redirectToFolder(ctx, slug, folder.id),
    catchUp: async ({ access }): Promise<CatchUp> => {
      const { values } = await deskFolder({ ...ctx, em: ctx.em.fork() }, { id }, folderId);
      const say = (who: typeof access) => translate(ctx.locale, `records.access.${who}`);
      const changes = compared(ctx.locale, [['access', say(values.access), say(access)]]);
      return { values: { version: values.version }, conflict: { changes } };
    },
  });

/** Deletes the empty folder of a form. */
export const submitFolderDeletion = (
  ctx: Ctx,
  request: Request,
  { id, slug }: Managed,
  folderId: string | undefined,
) =>
  submitForm(ctx, request, {
    schema: deleteFolderSchema,
    run: (_, inside) => deleteFolder(inside, id, folderId),
    respond: () =>
      redirectWithToast(deskPath(slug, 'documents'), {
        title: translate(ctx.locale, 'recordsDesk.toasts.deleted'),
        description: translate(ctx.locale, 'recordsDesk.toasts.folderDeleted'),
      }),
  });

const redirectToFolder = ({ locale }: Ctx, slug: string, folderId: string) =>
  redirectWithToast(`${deskPath(slug, 'documents')}/folders/${folderId}`, {
    title: translate(locale, 'recordsDesk.toasts.saved'),
    description: translate(locale, 'recordsDesk.toasts.savedText'),
  });
