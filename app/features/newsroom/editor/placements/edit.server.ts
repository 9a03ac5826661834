import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import {
  cleanCard,
  toPlacement,
  type Placement,
} from '#app/features/newsroom/sponsors/queries.server.ts';
import { altTexts } from '#app/features/media/photos/pictures.server.ts';
import { formatsFor, paragraphs } from '#app/lib/format.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { AdPosition } from '#db/enums.ts';
import { requireEditor } from '../access.server.ts';
import type { PieceEditorPage } from '../forms/editor-page.ts';
import { requirePiece, savePiece, type PieceState } from '../piece-store.server.ts';
import { submitPiece } from '../forms/submit-piece.server.ts';
import { placementSchema, type PlacementInput } from './schema.server.ts';
import {
  crowdedSlot,
  placementStore,
  placementTitle,
  type PlacementColumns,
} from './store.server.ts';

const dayOf = (moment: Date) => cityTimeText(moment).slice(0, 10);

/** The editor's form of a card; empty for a new one. Throws AppError as `requireEditor`, `not-found`. */
export async function placementEditorPage(ctx: Ctx, id: string | null): Promise<PieceEditorPage> {
  requireEditor(ctx);
  const formKey = newFormKey();
  const fresh = { language: ctx.locale, startsOn: dayOf(new Date()) };
  if (id === null) return { piece: null, values: fresh, formKey };
  const card = await requirePiece(ctx, placementStore, id);
  const { status, version, language } = card;
  return {
    piece: { id, status, version, title: placementTitle(card), language, publicPath: null },
    note: await crowdedNote(ctx, card),
    values: {
      version: String(version),
      position: card.position,
      creativeType: card.creativeType,
      language,
      html: card.html ?? '',
      imageUrl: card.imageUrl ?? '',
      linkUrl: card.linkUrl ?? '',
      startsOn: dayOf(card.startAt),
      endsOn: dayOf(card.endAt),
    },
    formKey,
  };
}

/** A card as its slot will show it. Throws AppError as `requireEditor`, `not-found`. */
export async function placementPreview(
  ctx: Ctx,
  id: string,
): Promise<{ id: string; position: AdPosition; card: Placement; note: string | null }> {
  requireEditor(ctx);
  const row = await requirePiece(ctx, placementStore, id);
  const { language, html = null, imageUrl = null, linkUrl = null } = row;
  const altAt = await altTexts(ctx.em, language, imageUrl ? [imageUrl] : []);
  const imageAlt = altAt(imageUrl ?? '');
  const card = toPlacement({ id, language, html, imageUrl, linkUrl, imageAlt });
  return { id, position: row.position, card, note: await crowdedNote(ctx, row) };
}

/** Saves a card. Throws AppError as `savePiece` does. */
export const submitPlacement = (args: Pick<PageArgs, 'ctx' | 'request'>, id: string | null) =>
  submitPiece(args, {
    schema: placementSchema,
    store: placementStore,
    id,
    save: (inside, input) =>
      savePiece(inside, placementStore, { id, version: input.version, press: input.press }, () =>
        toColumns(input),
      ),
    typed: toColumns,
    note: async (saved) =>
      saved.to === 'PUBLISHED'
        ? crowdedNote(args.ctx, await requirePiece(args.ctx, placementStore, saved.id))
        : null,
  });

/** Says that a card is the third in its slot; null where it never is, or is not to show. */
async function crowdedNote(
  { em, locale }: Ctx,
  card: PlacementColumns & PieceState,
): Promise<string | null> {
  if (card.status === 'ARCHIVED') return null;
  const from = await crowdedSlot(em, card);
  return (
    from && translate(locale, 'editorialForms.crowded', { date: formatsFor(locale).longDate(from) })
  );
}

const toColumns = (input: PlacementInput): PlacementColumns => ({
  position: input.position,
  creativeType: input.creativeType,
  html: cardHtml(input.html),
  imageUrl: input.imageUrl || null,
  language: input.language,
  linkUrl: input.linkUrl || null,
  startAt: input.startsOn,
  endAt: input.endsOn,
});

/** Cleaned HTML; plain text becomes paragraphs. */
function cardHtml(typed: string): string {
  if (/<\w/.test(typed)) return cleanCard(typed);
  return paragraphs(typed)
    .map((text) => `<p>${cleanCard(text).replace(/\n/g, '<br>')}</p>`)
    .join('');
}
