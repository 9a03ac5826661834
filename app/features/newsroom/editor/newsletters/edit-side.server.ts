import { otherLanguage } from '#db/enums.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { AppError, refuseFields } from '#app/lib/errors.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from '../access.server.ts';
import type { PieceEditorPage } from '../forms/editor-page.ts';
import { submitPiece } from '../forms/submit-piece.server.ts';
import { editorPath } from '../pieces.ts';
import { requirePiece, savePiece } from '../piece-store.server.ts';
import { columnsOf, pieceOf, sideOf } from './columns.server.ts';
import { editionSideSchema, type EditionSideInput } from './schema.server.ts';
import { toRow } from './section-rows.ts';
import { editionStore, sideProblems, sideTexts, type EditionColumns } from './store.server.ts';

/**
 * The form of an issue's other language; while nobody has written it, with the kinds and pictures of
 * the first one. Throws AppError as `requireEditor`, `not-found`.
 */
export async function editionSidePage(ctx: Ctx, id: string): Promise<PieceEditorPage> {
  requireEditor(ctx);
  const edition = await requirePiece(ctx, editionStore, id);
  const side = edition.translation;
  return {
    piece: { ...pieceOf(edition), language: otherLanguage[edition.language] },
    values: {
      version: String(edition.version),
      hasTranslation: side ? 'yes' : '',
      title: side?.title ?? '',
      season: side?.season ?? '',
      standfirst: side?.standfirst ?? '',
      coverAlt: side?.coverAlt ?? '',
      sections: (side?.sections ?? edition.sections).map((section) => {
        const row = toRow(section);
        if (side) return row;
        const { kind, picture, name, href, qr } = row;
        return { kind, picture, name, href, qr };
      }),
    },
    formKey: newFormKey(),
  };
}

/** Saves the other language of an issue. Throws AppError as `savePiece` does. */
export const submitEditionSide = (args: Pick<PageArgs, 'ctx' | 'request'>, id: string) =>
  submitPiece(args, {
    schema: editionSideSchema,
    store: editionStore,
    id,
    formPath: editorPath('newsletters', id, 'translation'),
    save: (inside, { version, ...input }) => {
      // The issue as a whole is published from its first language.
      const press = input.press === 'preview' ? 'preview' : 'save';
      return savePiece(inside, editionStore, { id, version, press }, ({ before, status }) => {
        if (!before) throw new AppError('not-found', 'editorDesk.notFound');
        const columns = withSide(input, before);
        const problems = status === 'PUBLISHED' ? sideProblems(sideOf(input)) : [];
        refuseFields(problems);
        return columns;
      });
    },
    typed: withSide,
    texts: ({ translation }) => (translation ? sideTexts(args.ctx.locale, translation) : []),
  });

const withSide = (
  input: Omit<EditionSideInput, 'version'>,
  before: EditionColumns,
): EditionColumns => ({ ...columnsOf(before), translation: sideOf(input) });

/** Takes the other language away from an issue. Throws AppError as `savePiece` does. */
export async function removeTranslation(ctx: Ctx, id: string, version: number) {
  requireEditor(ctx);
  return savePiece(ctx, editionStore, { id, version, press: 'save' }, ({ before }) => {
    if (!before) throw new AppError('not-found', 'editorDesk.notFound');
    return { ...columnsOf(before), translation: null };
  });
}
