import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { compared } from '../compared.server.ts';
import { deskFolder } from '../queries.server.ts';
import { deleteFolderSchema, folderSchema, newFolderSchema } from '../schema.ts';
import { redirectOnDesk } from '../toast.server.ts';
import { addFolder, changeFolder, deleteFolder } from './commands.server.ts';

export const submitNewFolder = (page: DeskPageArgs) =>
  submitForm(page.ctx, page.request, {
    schema: newFolderSchema,
    run: (typed, inside) => addFolder(inside, page.community.id, typed),
    respond: ({ id }) => redirectOnDesk(page, `/folders/${id}`, ['saved', 'savedText']),
  });

export const submitFolder = (page: DeskPageArgs) => {
  const { ctx, request, community, params } = page;
  return submitForm(ctx, request, {
    schema: folderSchema,
    run: (typed, inside) => changeFolder(inside, community.id, params.folder, typed),
    respond: ({ id }) => redirectOnDesk(page, `/folders/${id}`, ['saved', 'savedText']),
    catchUp: async ({ access }) => {
      const fresh = { ...ctx, em: ctx.em.fork() };
      const { values } = await deskFolder(fresh, community.id, params.folder);
      const say = (who: typeof access) => translate(ctx.locale, `records.access.${who}`);
      const changes = compared(ctx.locale, [['access', say(values.access), say(access)]]);
      return { values: { version: values.version }, conflict: { changes } };
    },
  });
};

export const submitFolderDeletion = (page: DeskPageArgs) =>
  submitForm(page.ctx, page.request, {
    schema: deleteFolderSchema,
    run: (_, inside) => deleteFolder(inside, page.community.id, page.params.folder),
    respond: () => redirectOnDesk(page, '', ['deleted', 'folderDeleted']),
  });
