import { NewsletterEdition } from '#db/entities/index.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from '../access.server.ts';
import type { PieceEditorPage } from '../forms/editor-page.ts';
import { submitPiece } from '../forms/submit-piece.server.ts';
import { requirePiece, savePiece } from '../piece-store.server.ts';
import { columnsOf, pieceOf, sideOf } from './columns.server.ts';
import { editionSchema, type EditionInput } from './schema.server.ts';
import { toRow } from './section-rows.ts';
import { editionStore, type EditionColumns } from './store.server.ts';

/** The editor's form of an issue. Throws AppError as `requireEditor`, `not-found`. */
export async function editionEditorPage(ctx: Ctx, id: string): Promise<PieceEditorPage> {
  requireEditor(ctx);
  const edition = await requirePiece(ctx, editionStore, id);
  const { version, title, season, month, year, slug, standfirst, coverUrl, coverAlt } = edition;
  return {
    piece: pieceOf(edition),
    values: {
      version: String(version),
      ...{ title, season, slug, standfirst, coverAlt },
      month: String(month),
      year: String(year),
      coverUrl: coverUrl ?? '',
      sections: edition.sections.map(toRow),
      hasTranslation: edition.translation ? 'yes' : '',
    },
    formKey: newFormKey(),
  };
}

/** Saves an issue. Throws AppError as `savePiece` does. */
export const submitEdition = (args: Pick<PageArgs, 'ctx' | 'request'>, id: string) =>
  submitPiece(args, {
    schema: editionSchema,
    store: editionStore,
    id,
    save: async (inside, input) => {
      await requireFreeSlug(inside, id, input.slug);
      const { version, press } = input;
      return savePiece(inside, editionStore, { id, version, press }, ({ before, status }) => {
        if (!before) throw new AppError('not-found', 'editorDesk.notFound');
        const columns = toColumns(input, before);
        return {
          ...columns,
          // An address that was public once stays.
          slug: status === 'DRAFT' ? columns.slug : before.slug,
          publishedAt: before.publishedAt ?? (press === 'publish' ? new Date() : null),
        };
      });
    },
    typed: toColumns,
  });

const toColumns = (input: EditionInput, before: EditionColumns): EditionColumns => ({
  ...columnsOf(before),
  ...sideOf(input),
  year: input.year,
  month: input.month,
  slug: input.slug ?? before.slug,
  coverUrl: input.coverUrl || null,
});

async function requireFreeSlug({ em }: Ctx, id: string, slug: string | undefined): Promise<void> {
  if (slug === undefined) return;
  if ((await em.count(NewsletterEdition, { slug, id: { $ne: id } })) === 0) return;
  throw new AppError('invalid', 'newsletterEditor.slugTaken', { field: 'slug' });
}
