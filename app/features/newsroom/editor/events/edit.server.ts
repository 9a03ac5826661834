import { slugFor } from '#db/slug.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from '../access.server.ts';
import type { PieceEditorPage } from '../forms/editor-page.ts';
import { otherSide } from '../forms/other-side.server.ts';
import { requirePiece, savePiece } from '../piece-store.server.ts';
import { submitPiece } from '../forms/submit-piece.server.ts';
import { eventSchema, type EventInput } from './schema.server.ts';
import { eventStore, type EventColumns } from './store.server.ts';

/** The editor's form of a city event; empty for a new one. Throws AppError as `requireEditor`, `not-found`. */
export async function eventEditorPage(ctx: Ctx, id: string | null): Promise<PieceEditorPage> {
  requireEditor(ctx);
  const formKey = newFormKey();
  if (id === null) return { piece: null, values: { language: ctx.locale }, formKey };
  const event = await requirePiece(ctx, eventStore, id);
  const { status, version, title, language, translation } = event;
  return {
    piece: { id, status, version, title, language, publicPath: `/events/${event.slug}` },
    values: {
      version: String(version),
      language,
      title,
      description: event.description ?? '',
      location: event.location ?? '',
      startDate: cityTimeText(event.startDate),
      endDate: event.endDate ? cityTimeText(event.endDate) : '',
      website: event.website ?? '',
      images: event.images.join('\n'),
      featured: event.featured ? 'on' : '',
      other: {
        title: translation?.title ?? '',
        description: translation?.description ?? '',
        location: translation?.location ?? '',
      },
    },
    formKey,
  };
}

/** Saves a city event. Throws AppError as `savePiece` does. */
export const submitEvent = (args: Pick<PageArgs, 'ctx' | 'request'>, id: string | null) =>
  submitPiece(args, {
    schema: eventSchema,
    store: eventStore,
    id,
    save: (inside, input) =>
      savePiece(inside, eventStore, { id, version: input.version, press: input.press }, (place) =>
        toColumns(
          input,
          // An address that was public once stays.
          place.before && place.status !== 'DRAFT'
            ? place.before.slug
            : slugFor(input.title, place.id),
        ),
      ),
    typed: (input, before) => toColumns(input, before.slug),
  });

const toColumns = (input: EventInput, slug: string): EventColumns => ({
  slug,
  title: input.title,
  description: input.description || null,
  location: input.location || null,
  startDate: input.startDate,
  endDate: input.endDate ?? null,
  language: input.language,
  translation: otherSide(input.other),
  website: input.website || null,
  images: input.images,
  featured: input.featured === 'on',
});
