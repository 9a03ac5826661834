import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { submitFileForm } from '#app/features/media/files/file-form.server.ts';
import { lookForText } from '#app/features/media/pdf/text/look-for-text.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { requireDocument } from '../access.server.ts';
import { entryId } from '../entry-id.ts';
import { deskDocument, deskFolders } from '../queries.server.ts';
import {
  deleteSchema,
  documentSchema,
  newDocumentSchema,
  reopenSchema,
  takeDownSchema,
  versionSchema,
} from '../schema.ts';
import { redirectOnDesk } from '../toast.server.ts';
import { catchUp } from './catch-up.server.ts';
import { changeDocument, deleteDocument, reopen, takeDown } from './change.server.ts';
import { addDocument, addVersion, type Uploaded } from './upload.server.ts';

/** What a page with a form about a document is given. Throws AppError `not-found`. */
export async function editDocumentPage({ ctx, community, params }: DeskPageArgs) {
  const { document, folders, values } = await deskDocument(ctx, community.id, params.id);
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

/** The page on which a document is added, perhaps to the folder that `?folder=` names. */
export async function newDocumentPage({ ctx, community, url }: DeskPageArgs) {
  const { id, slug, name } = community;
  const folders = await deskFolders(ctx, id);
  const folder = folders.find((one) => one.id === url.searchParams.get('folder'));
  const desk = deskPath(slug, 'documents');
  return {
    community: { slug, name },
    folders,
    values: { folderId: folder?.id ?? '', language: ctx.locale, keep: 'SUGGESTED' },
    formKey: newFormKey(),
    backTo: folder ? `${desk}/folders/${folder.id}` : desk,
  };
}

const oneFileIn = ({ community }: DeskPageArgs) => ({
  communityId: community.id,
  most: 1,
  hasText: lookForText,
});

export const submitNewDocument = (page: DeskPageArgs) =>
  submitFileForm(page.ctx, page.request, oneFileIn(page), {
    schema: newDocumentSchema,
    run: (typed, inside) => addDocument(inside, page.community.id, typed),
    respond: (added) => redirectToUploaded(page, added),
  });

export const submitVersion = (page: DeskPageArgs) =>
  submitFileForm(page.ctx, page.request, oneFileIn(page), {
    schema: versionSchema,
    run: (typed, inside) => addVersion(inside, page.community.id, page.params.id, typed),
    respond: (added) => redirectToUploaded(page, added, 'versionAdded'),
    catchUp: () => catchUp(page, {}),
  });

/**
 * To the document in its folder, where the next one can be added. A scan without text is reported now,
 * while the original may be at hand.
 */
const redirectToUploaded = (
  page: DeskPageArgs,
  added: Uploaded,
  title: 'added' | 'versionAdded' = 'added',
) =>
  redirectOnDesk(
    page,
    `/folders/${added.folderId}#${entryId(added.id)}`,
    [title, added.isScan ? 'scan' : `${title}Text`],
    added,
  );

export const submitDocument = (page: DeskPageArgs) =>
  submitForm(page.ctx, page.request, {
    schema: documentSchema,
    run: (typed, inside) => changeDocument(inside, page.community.id, page.params.id, typed),
    respond: (changed) => redirectOnDesk(page, `/${changed.id}`, ['saved', 'savedText'], changed),
    catchUp: (typed) => catchUp(page, typed),
  });

/** Takes the document down, or puts one back that was taken down. */
export async function submitTakeDown(page: DeskPageArgs) {
  const { ctx, request, community, params } = page;
  const { takenDownAt } = await requireDocument(ctx.em, community.id, params.id);
  const target = { communityId: community.id, id: params.id };
  if (takenDownAt) {
    return submitForm(ctx, request, {
      schema: reopenSchema,
      run: ({ version }, inside) => reopen(inside, { ...target, version }),
      respond: (changed) =>
        redirectOnDesk(page, `/${changed.id}`, ['putBack', 'putBackText'], changed),
      catchUp: () => catchUp(page, {}),
    });
  }
  return submitForm(ctx, request, {
    schema: takeDownSchema,
    run: ({ version, reason }, inside) => takeDown(inside, { ...target, version }, reason),
    respond: (changed) =>
      redirectOnDesk(page, `/${changed.id}`, ['takenDown', 'takenDownText'], changed),
    catchUp: () => catchUp(page, {}),
  });
}

export const submitDelete = (page: DeskPageArgs) =>
  submitForm(page.ctx, page.request, {
    schema: deleteSchema,
    run: ({ version, reason }, inside) =>
      deleteDocument(
        inside,
        { communityId: page.community.id, id: page.params.id, version },
        reason,
      ),
    respond: (deleted) =>
      redirectOnDesk(page, `/folders/${deleted.folderId}`, ['deleted', 'deletedText'], deleted),
    catchUp: () => catchUp(page, {}),
  });
