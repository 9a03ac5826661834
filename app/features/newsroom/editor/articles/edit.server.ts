import { slugFor } from '#db/slug.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from '../access.server.ts';
import type { PieceEditorPage } from '../forms/editor-page.ts';
import { otherSide } from '../forms/other-side.server.ts';
import { requirePiece, savePiece } from '../piece-store.server.ts';
import { submitPiece } from '../forms/submit-piece.server.ts';
import { articleSchema, type ArticleInput } from './schema.server.ts';
import { articleStore, type ArticleColumns } from './store.server.ts';

/** The editor's form of an article; empty for a new one. Throws AppError as `requireEditor`, `not-found`. */
export async function articleEditorPage(ctx: Ctx, id: string | null): Promise<PieceEditorPage> {
  requireEditor(ctx);
  const formKey = newFormKey();
  const fresh = { language: ctx.locale, section: 'LIFESTYLE' };
  if (id === null) return { piece: null, values: fresh, formKey };
  const article = await requirePiece(ctx, articleStore, id);
  const { status, version, title, language, translation } = article;
  return {
    piece: { id, status, version, title, language, publicPath: `/articles/${article.slug}` },
    values: {
      version: String(version),
      section: article.section,
      language,
      title,
      excerpt: article.excerpt ?? '',
      content: article.content,
      author: article.author ?? '',
      coverImageUrl: article.coverImageUrl ?? '',
      other: {
        title: translation?.title ?? '',
        excerpt: translation?.excerpt ?? '',
        content: translation?.content ?? '',
      },
    },
    formKey,
  };
}

/** Saves an article. Throws AppError as `savePiece` does. */
export const submitArticle = (args: Pick<PageArgs, 'ctx' | 'request'>, id: string | null) =>
  submitPiece(args, {
    schema: articleSchema,
    store: articleStore,
    id,
    save: (inside, input) =>
      savePiece(inside, articleStore, { id, version: input.version, press: input.press }, (place) =>
        // Its address and its date stay once it was public.
        place.before && place.status !== 'DRAFT'
          ? toColumns(input, place.before)
          : toColumns(input, { slug: slugFor(input.title, place.id), publishedAt: new Date() }),
      ),
    typed: toColumns,
  });

const toColumns = (
  input: ArticleInput,
  { slug, publishedAt }: Pick<ArticleColumns, 'slug' | 'publishedAt'>,
): ArticleColumns => ({
  slug,
  publishedAt,
  section: input.section,
  title: input.title,
  excerpt: input.excerpt || null,
  content: input.content,
  language: input.language,
  translation: otherSide(input.other),
  coverImageUrl: input.coverImageUrl || null,
  author: input.author || null,
});
