import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { folderLabel, folderName } from '../../folder-name.ts';
import { requireFolder } from '../../access.server.ts';
import { everything, requireDocument } from '../access.server.ts';
import { compared } from '../compared.server.ts';
import type { DocumentInput } from '../schema.ts';

/**
 * After somebody else changed the document: what is saved now beside what was typed, and the version to
 * save over it. Throws AppError `not-found` when it is gone.
 */
export async function catchUp(
  { ctx, community, params }: DeskPageArgs,
  typed: Partial<DocumentInput>,
): Promise<CatchUp> {
  const { locale } = ctx;
  const em = ctx.em.fork();
  const saved = await requireDocument(em, community.id, params.id);
  const labelOf = async (folderId: string) => {
    const folder = await requireFolder(em, community.id, folderId, everything);
    return folderLabel(folderName(locale, folder), (key) => translate(locale, `records.${key}`));
  };
  const who = (access: DocumentInput['access'] | null) =>
    access ? translate(locale, `records.access.${access}`) : '';
  const { title, datedOn, folderId, access } = { ...saved, ...typed };
  return {
    values: { version: String(saved.version) },
    conflict: {
      changes: compared(locale, [
        ['folder', await labelOf(saved.folderId), await labelOf(folderId)],
        ['documentTitle', saved.title, title],
        ['datedOn', saved.datedOn, datedOn],
        ['access', who(saved.access), who(access)],
      ]),
    },
  };
}
