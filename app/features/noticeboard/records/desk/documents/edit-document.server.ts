import type { Community } from '#db/entities/index.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { deskDocument, documentWithFolders } from '../queries.server.ts';
import { deleteSchema, documentSchema, reopenSchema, takeDownSchema } from '../schema.ts';
import { catchUp } from './catch-up.server.ts';
import { changeDocument, deleteDocument, reopen, takeDown, type Changed } from './change.server.ts';

type Managed = Pick<Community, 'id' | 'slug' | 'name'>;

/** What a page with a form about a document is given. Throws AppError `not-found`. */
export async function editDocumentPage(ctx: Ctx, community: Managed, id: string | undefined) {
  const { document, folders, values } = await documentWithFolders(ctx, community, id);
  const { slug, name } = community;
  return {
    community: { slug, name },
    document,
    folders,
    values,
    formKey: newFormKey(),
    here: `${deskPath(slug, 'documents')}/${document.id}`,
  };
}

/** Saves the corrections of a form. */
export const submitDocument = (
  ctx: Ctx,
  request: Request,
  community: Managed,
  id: string | undefined,
) =>
  submitForm(ctx, request, {
    schema: documentSchema,
    run: (typed, inside) => changeDocument(inside, community.id, id, typed),
    respond: (changed) => redirectToDocument(ctx, community.slug, changed, 'saved'),
    catchUp: (typed) => catchUp(ctx, community.id, id, typed),
  });

/** Takes the document of a form down, or puts one back that was taken down. */
export const submitTakeDown = async (
  ctx: Ctx,
  request: Request,
  community: Managed,
  id: string | undefined,
) => {
  const { document } = await deskDocument(ctx, community, id);
  const target = (version: number) => ({ communityId: community.id, id, version });
  const shared = { catchUp: () => catchUp(ctx, community.id, id, {}) };
  if (document.isTakenDown) {
    return submitForm(ctx, request, {
      ...shared,
      schema: reopenSchema,
      run: ({ version }, inside) => reopen(inside, target(version)),
      respond: (changed) => redirectToDocument(ctx, community.slug, changed, 'putBack'),
    });
  }
  return submitForm(ctx, request, {
    ...shared,
    schema: takeDownSchema,
    run: ({ version, reason }, inside) => takeDown(inside, target(version), reason),
    respond: (changed) => redirectToDocument(ctx, community.slug, changed, 'takenDown'),
  });
};

/** Deletes the document of a form. */
export const submitDelete = (
  ctx: Ctx,
  request: Request,
  community: Managed,
  id: string | undefined,
) =>
  submitForm(ctx, request, {
    schema: deleteSchema,
    run: ({ version, reason }, inside) =>
      deleteDocument(inside, { communityId: community.id, id, version }, reason),
    respond: ({ title, language, folderId }) =>
      redirectWithToast(`${deskPath(community.slug, 'documents')}/folders/${folderId}`, {
        title: translate(ctx.locale, 'recordsDesk.toasts.deleted'),
        about: title,
        language,
        description: translate(ctx.locale, 'recordsDesk.toasts.deletedText'),
      }),
    catchUp: () => catchUp(ctx, community.id, id, {}),
  });

const redirectToDocument = (
  { locale }: Ctx,
  slug: string,
  { id, title, language }: Changed,
  what: 'saved' | 'takenDown' | 'putBack',
) =>
  redirectWithToast(`${deskPath(slug, 'documents')}/${id}`, {
    title: translate(locale, `recordsDesk.toasts.${what}`),
    about: title,
    language,
    description: translate(locale, `recordsDesk.toasts.${what}Text`),
  });
