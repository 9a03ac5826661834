import type { CatchUp } from '#app/lib/forms/submit-form.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { folderName } from '../../folder-name.ts';
import { requireFolder } from '../../access.server.ts';
import { everything, requireDocument } from '../access.server.ts';
import { compared } from '../compared.server.ts';
import type { DocumentInput } from '../schema.ts';

/**
 * After somebody else changed the document: what is saved now beside what was typed, and the version to
 * save over it. Throws AppError `not-found` when it is gone.
 */
export async function catchUp(
  ctx: Ctx,
  communityId: string,
  id: string | undefined,
  typed: Partial<DocumentInput>,
): Promise<CatchUp> {
  const em = ctx.em.fork();
  const saved = await requireDocument(em, communityId, id);
  const nameOf = async (folderId: string) =>
    labelOf(
      ctx.locale,
      folderName(ctx.locale, await requireFolder(em, communityId, folderId, everything)),
    );
  const who = (access: DocumentInput['access'] | null) =>
    access ? translate(ctx.locale, `records.access.${access}`) : '';
  const { title = saved.title, datedOn = saved.datedOn, folderId = saved.folderId } = typed;
  return {
    values: { version: String(saved.version) },
    conflict: {
      changes: compared(ctx.locale, [
        ['folder', await nameOf(saved.folderId), await nameOf(folderId)],
        ['documentTitle', saved.title, title],
        ['datedOn', saved.datedOn, datedOn],
        ...('access' in typed
          ? ([['access', who(saved.access), who(typed.access)]] satisfies [
              'access',
              string,
              string,
            ][])
          : []),
      ]),
    },
  };
}

const labelOf = (locale: Locale, { kind, name }: ReturnType<typeof folderName>): string =>
  kind === 'CUSTOM' ? (name ?? '') : translate(locale, `records.kinds.${kind}`);
