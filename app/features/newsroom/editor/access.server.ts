import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/**
 * The editor of what the whole city reads: an ADMIN. Every loader and action under /manage/editor
 * begins with this. Throws AppError: `unauthenticated`, `forbidden`.
 */
export function requireEditor(ctx: Pick<Ctx, 'actor'>): Actor {
  const actor = requireActor(ctx, 'editorDesk.loginFirst');
  if (actor.role !== 'ADMIN') throw new AppError('forbidden', 'editorDesk.adminsOnly');
  return actor;
}
