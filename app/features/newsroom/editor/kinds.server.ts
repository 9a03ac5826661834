import type { Language } from '#db/enums.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { articleStore } from './articles/store.server.ts';
import { eventStore } from './events/store.server.ts';
import { editionStore } from './newsletters/store.server.ts';
import { deleteDraft, requirePiece } from './piece-store.server.ts';
import type { PieceKind } from './pieces.ts';
import { placementStore } from './placements/store.server.ts';

/** A piece of each kind, by its name. Throws AppError `not-found`. */
export const findPiece: Record<
  PieceKind,
  (ctx: Ctx, id: string) => Promise<{ title: string; language: Language }>
> = {
  newsletters: async (ctx, id) => editionStore.nameOf(await requirePiece(ctx, editionStore, id)),
  events: async (ctx, id) => eventStore.nameOf(await requirePiece(ctx, eventStore, id)),
  articles: async (ctx, id) => articleStore.nameOf(await requirePiece(ctx, articleStore, id)),
  placements: async (ctx, id) => placementStore.nameOf(await requirePiece(ctx, placementStore, id)),
};

type Remove = (
  ctx: Ctx,
  at: { id: string; version: number },
) => Promise<{ title: string; language: Language }>;

/** Deletes a draft of each kind. Throws AppError as `deleteDraft` does. */
export const removeDraft: Record<PieceKind, Remove> = {
  newsletters: (ctx, at) => deleteDraft(ctx, editionStore, at),
  events: (ctx, at) => deleteDraft(ctx, eventStore, at),
  articles: (ctx, at) => deleteDraft(ctx, articleStore, at),
  placements: (ctx, at) => deleteDraft(ctx, placementStore, at),
};
