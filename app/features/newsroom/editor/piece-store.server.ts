import { randomUUID } from 'node:crypto';
import type { EditorialStatus, Language } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError, refuseFields } from '#app/lib/errors.ts';
import { sideFor, type Locale, type TwoSided } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from './access.server.ts';
import { changeOf, keepsState, statusAfter, type Press } from './lifecycle.ts';
import { editorPath, type PieceKind } from './pieces.ts';
import { settlePhotos } from './pictures/piece-photos.server.ts';

export interface PieceVersion {
  id: string;
  version: number;
}

/** What every kind has beside its own columns. */
export interface PieceState extends PieceVersion {
  status: EditorialStatus;
}

/** A text as a comparison shows it. */
export interface NamedText {
  name: string;
  label: string;
  text: string;
}

/** Where pieces of one kind are kept. */
export interface PieceStore<Columns extends object> {
  kind: PieceKind;
  find: (em: Em, id: string) => Promise<(Columns & PieceState) | null>;
  insert: (em: Em, row: Columns & PieceState) => Promise<void>;
  /** Returns how many rows it changed: none for another version. */
  update: (em: Em, at: PieceVersion, row: Columns & PieceState) => Promise<number>;
  remove: (em: Em, at: PieceVersion) => Promise<number>;
  /** Its name, in its own language or, where it has that side, in the one that is asked for. */
  nameOf: (columns: Columns, locale?: Locale) => PieceName;
  /** Its texts, for the comparison after two people saved at once. */
  texts: (locale: Locale, columns: Columns) => NamedText[];
  /** What cannot be published as it is. */
  problems?: (columns: Columns) => AppError[];
  /** Changes what depends on the piece, such as an entry of a list. */
  follow?: (em: Em, row: Columns & PieceState) => Promise<void>;
}

/** What the log and a toast call a piece. */
export interface PieceName {
  title: string;
  language: Language;
}

/** The title of a piece that may have two sides. */
export function titleIn(
  piece: TwoSided<{ title: string }> & { title: string },
  locale: Locale = piece.language,
): PieceName {
  const { title, language } = sideFor(locale, piece);
  return { title, language };
}

/** Where a piece is in its life while it is saved. */
export interface PiecePlace<Columns> {
  id: string;
  status: EditorialStatus;
  /** Null for a new one. */
  before: Columns | null;
}

export interface SavedPiece extends PieceName, PieceVersion {
  from: EditorialStatus | null;
  to: EditorialStatus;
  press: Press;
}

/** A piece of the desk. Throws AppError `not-found`. The caller has checked the editor. */
export async function requirePiece<Columns extends object>(
  { em }: Pick<Ctx, 'em'>,
  { find }: PieceStore<Columns>,
  id: string,
): Promise<Columns & PieceState> {
  const piece = await find(em, id);
  if (!piece) throw new AppError('not-found', 'editorDesk.notFound');
  return piece;
}

/**
 * Saves what the editor typed and does what was pressed, with its line in the log. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `conflict` when it changed meanwhile, `invalid` by field
 * when it cannot be published yet.
 */
export async function savePiece<Columns extends object>(
  ctx: Ctx,
  store: PieceStore<Columns>,
  { id, version, press }: { id: string | null; version: number | undefined; press: Press },
  columnsFor: (place: PiecePlace<Columns>) => Columns,
): Promise<SavedPiece> {
  const actor = requireEditor(ctx);
  const before = id === null ? null : await requirePiece(ctx, store, id);
  if (before && before.version !== version) throw changedMeanwhile();
  const from = before?.status ?? 'DRAFT';
  const to = statusAfter(from, press);
  if (!to) throw changedMeanwhile();
  const pieceId = before?.id ?? randomUUID();
  const columns = columnsFor({ id: pieceId, status: from, before });
  if (to === 'PUBLISHED') refuseFields(store.problems?.(columns) ?? []);
  const row = { ...columns, id: pieceId, status: to, version: (before?.version ?? 0) + 1 };
  if (before) {
    const changed = await store.update(ctx.em, { id: pieceId, version: before.version }, row);
    if (changed === 0) throw changedMeanwhile();
  } else await store.insert(ctx.em, row);
  await settlePhotos(ctx.em, actor, { id: pieceId, before, after: columns });
  await store.follow?.(ctx.em, row);
  const action = changeOf(from, to);
  const name = store.nameOf(columns);
  if (action) {
    await recordEvent(ctx.em, {
      actor,
      communityId: null,
      subject: { type: 'EDITORIAL', id: pieceId },
      action,
      from,
      to,
      snapshot: { ...columns, kind: store.kind, title: name.title },
    });
  }
  const { version: saved } = row;
  return { id: pieceId, version: saved, from: before ? from : null, to, press, ...name };
}

/** Throws AppError `conflict` unless a piece, and the state it is in, are as a form's last press left them. */
export async function requireUnchanged<Columns extends object>(
  { em }: Pick<Ctx, 'em'>,
  { find, kind }: PieceStore<Columns>,
  { id, version, press }: SavedPiece,
): Promise<void> {
  const piece = await find(em, id);
  if (piece?.version === version && keepsState(press)) return;
  const link = piece && { to: editorPath(kind, id), messageKey: 'editorDesk.openSaved' as const };
  throw new AppError('conflict', 'editorDesk.savedBefore', link ? { link } : {});
}

/**
 * Deletes a draft; what was published once is archived instead. Returns its name. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `conflict` when it changed or was published meanwhile.
 */
export async function deleteDraft<Columns extends object>(
  ctx: Ctx,
  store: PieceStore<Columns>,
  { id, version }: PieceVersion,
): Promise<PieceName> {
  const actor = requireEditor(ctx);
  const draft = await requirePiece(ctx, store, id);
  if (draft.status !== 'DRAFT') throw new AppError('conflict', 'editorDesk.onlyDrafts');
  if ((await store.remove(ctx.em, { id, version })) === 0) throw changedMeanwhile();
  await settlePhotos(ctx.em, actor, { id, before: draft, after: null });
  const name = store.nameOf(draft);
  await recordEvent(ctx.em, {
    actor,
    communityId: null,
    subject: { type: 'EDITORIAL', id },
    action: 'DELETE',
    from: 'DRAFT',
    to: 'DELETED',
    snapshot: { ...draft, kind: store.kind, title: name.title },
  });
  return name;
}

const changedMeanwhile = () => new AppError('conflict', 'editorDesk.changedMeanwhile');
