import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { isPieceKind, type PieceKind } from './pieces.ts';

/**
 * The editor of what the whole city reads: an ADMIN. Every loader and action under /manage/editor
 * begins with this. Throws AppError: `unauthenticated`, `forbidden`.
 */
export function requireEditor(ctx: Pick<Ctx, 'actor'>): Actor {
  const actor = requireActor(ctx, 'editorDesk.loginFirst');
  if (actor.role !== 'ADMIN') throw new AppError('forbidden', 'editorDesk.adminsOnly');
  return actor;
}

type Params = Record<string, string | undefined>;

/** The kind in an address. Throws AppError `not-found`. */
export function kindIn({ kind }: Params): PieceKind {
  if (!isPieceKind(kind)) throw new AppError('not-found', 'editorDesk.notFound');
  return kind;
}

/** The kind and the id in an address. Throws AppError `not-found`. */
export const pieceIn = (params: Params): { kind: PieceKind; id: string } => ({
  kind: kindIn(params),
  id: parseIdParam(params.id, 'editorDesk.notFound'),
});

/** The same for a form, which is that of a new piece at `new`: the id is null there. */
export const editedIn = (params: Params): { kind: PieceKind; id: string | null } =>
  params.id === 'new' ? { kind: kindIn(params), id: null } : pieceIn(params);
