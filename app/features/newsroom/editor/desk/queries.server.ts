import { z } from 'zod';
import {
  listedCommunities,
  type CommunityList,
} from '#app/features/communities/communities/chooser/listed.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from '../access.server.ts';
import type { PieceKind } from '../pieces.ts';
import { comingCards, linesOf, type PieceLine } from './lines.server.ts';

export interface PieceList {
  kind: PieceKind;
  lines: PieceLine[];
  page: number;
  hasMore: boolean;
}

const pageSize = 50;

const pageSchema = z.coerce.number().int().min(1).max(1000).catch(1);

/** A page of the desk's list of a kind; the first for no number. Throws AppError as `requireEditor` does. */
export async function pieceList(
  ctx: Ctx,
  kind: PieceKind,
  number: string | null,
): Promise<PieceList> {
  requireEditor(ctx);
  const page = pageSchema.parse(number ?? 1);
  const offset = (page - 1) * pageSize;
  const rows = await linesOf[kind](ctx.em, ctx.locale, { limit: pageSize + 1, offset });
  return { kind, lines: rows.slice(0, pageSize), page, hasMore: rows.length > pageSize };
}

export interface EditorOverview {
  drafts: PieceLine[];
  /** Sponsors' cards that run or will run, the first to end first. */
  cards: PieceLine[];
  /** The issue that /newsletter shows. */
  current: PieceLine | null;
}

const mostDrafts = 20;

/** Throws AppError as `requireEditor` does. */
export async function editorOverview(ctx: Ctx): Promise<EditorOverview> {
  requireEditor(ctx);
  const { em, locale } = ctx;
  const [cards, [current = null], ...drafts] = await Promise.all([
    comingCards(em),
    linesOf.newsletters(em, locale, { limit: 1, status: 'PUBLISHED' }),
    ...Object.values(linesOf).map((read) =>
      read(em, locale, { limit: mostDrafts, status: 'DRAFT' }),
    ),
  ]);
  return { drafts: drafts.flat(), cards, current };
}

/**
 * Every community by name, a page at a time; with `q` in the address those that fit. Throws AppError as
 * `requireEditor` does, and `invalid` for a malformed cursor.
 */
export async function communityLines(ctx: Ctx, request: Request): Promise<CommunityList> {
  requireEditor(ctx);
  return listedCommunities(ctx, request, 'all');
}
