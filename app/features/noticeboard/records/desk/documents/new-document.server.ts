import type { Community } from '#db/entities/index.ts';
import { submitFileForm } from '#app/features/media/files/file-form.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { lookForText } from '#app/features/media/pdf/text/look-for-text.server.ts';
import { entryId } from '../entry-id.ts';
import { deskFolders } from '../queries.server.ts';
import { newDocumentSchema, versionSchema } from '../schema.ts';
import { catchUp } from './catch-up.server.ts';
import { addDocument, addVersion, type Uploaded } from './upload.server.ts';

type Managed = Pick<Community, 'id' | 'slug' | 'name'>;

/** The page on which a document is added, perhaps to the folder that its address names. */
export async function newDocumentPage(
  ctx: Ctx,
  { id, slug, name }: Managed,
  folderId: string | null,
) {
  const folders = await deskFolders(ctx, id);
  const folder = folders.find((one) => one.id === folderId);
  const desk = deskPath(slug, 'documents');
  return {
    community: { slug, name },
    folders,
    values: { folderId: folder?.id ?? '', language: ctx.locale, keep: 'SUGGESTED' },
    formKey: newFormKey(),
    backTo: folder ? `${desk}/folders/${folder.id}` : desk,
  };
}

/** Adds the document of a form. */
export const submitNewDocument = (ctx: Ctx, request: Request, community: Managed) =>
  submitFileForm(
    ctx,
    request,
    { communityId: community.id, most: 1, hasText: lookForText },
    {
      schema: newDocumentSchema,
      run: (typed, inside) => addDocument(inside, community.id, typed),
      respond: (added) => redirectToFolder(ctx, community.slug, added),
    },
  );

/** Adds the version of a form to a document. */
export const submitVersion = (
  ctx: Ctx,
  request: Request,
  community: Managed,
  id: string | undefined,
) =>
  submitFileForm(
    ctx,
    request,
    { communityId: community.id, most: 1, hasText: lookForText },
    {
      schema: versionSchema,
      run: (typed, inside) => addVersion(inside, community.id, id, typed),
      respond: (added) => redirectToFolder(ctx, community.slug, added),
      catchUp: () => catchUp(ctx, community.id, id, {}),
    },
  );

/**
 * To the document in its folder, where the next one can be added. A scan without text is said now, while
 * the original may be at hand.
 */
const redirectToFolder = ({ locale }: Ctx, slug: string, added: Uploaded) =>
  redirectWithToast(
    `${deskPath(slug, 'documents')}/folders/${added.folderId}#${entryId(added.id)}`,
    {
      title: translate(locale, 'recordsDesk.toasts.added'),
      about: added.title,
      language: added.language,
      description: translate(locale, `recordsDesk.toasts.${added.isScan ? 'scan' : 'addedText'}`),
    },
  );
