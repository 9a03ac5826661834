import type { z } from 'zod';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import type { FormOptions } from '#app/lib/forms/form-options.ts';
import { resumeDraft, submitFields, submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireEditor } from './access.server.ts';
import { keepsState, type Press } from './lifecycle.ts';
import {
  deleteDraft,
  requirePiece,
  requireUnchanged,
  savePiece,
  type PieceName,
  type PiecePlace,
  type PieceState,
  type PieceStore,
  type PieceVersion,
  type SavedPiece,
} from './piece-store.server.ts';
import { editorPath } from './pieces.ts';
import { pictureLibrary, type PictureLibrary } from './pictures/library.server.ts';
import { readPictureForm } from './pictures/picture-form.server.ts';
import { requirePictures, type PictureField } from './pictures/require-pictures.server.ts';

/** What the page of an editor's form shows. */
export interface PieceEditorPage {
  /** Null for a new one. */
  piece: EditedPiece | null;
  /** The fields as a person would have typed them. */
  values: Record<string, unknown>;
  formKey: string;
  /** What the editor should know about it. */
  note: string | null;
  /** The pictures to choose from; null for a kind without. */
  pictures: PictureLibrary | null;
}

export interface EditedPiece extends PieceState, PieceName {
  /** Its name in the reader's language, where it has that side. */
  heading: PieceName;
  /** Where readers find it; null for what has no page. */
  publicPath: string | null;
}

/** The form of one kind of piece. */
interface PieceForm<Schema extends z.ZodType<Pressed>, Columns extends object> {
  store: PieceStore<Columns>;
  schema: Schema;
  /** The fields of a new one. */
  fresh: (ctx: Ctx) => Record<string, unknown>;
  /** The fields of a saved one, without its version. */
  values: (columns: Columns) => Record<string, unknown>;
  /** Where readers find one; null for a kind without pages. */
  publicPath: ((columns: Columns) => string) | null;
  /** What was typed, as columns. */
  columns: (input: z.output<Schema>, place: PiecePlace<Columns>) => Columns;
  /** Refuses what only the database knows, before anything else is looked at. */
  check?: (ctx: Ctx, id: string | null, input: z.output<Schema>) => Promise<void>;
  /** The fields that name pictures; null for a kind without. */
  pictures: ((input: z.output<Schema>) => PictureField[]) | null;
  /** Whether a picture that is uploaded says what it shows, because the piece does not. */
  describesPictures?: true;
  /** What the editor should know about a card that shows, or is to. */
  note?: (ctx: Ctx, piece: Columns & PieceState) => Promise<string | null>;
  /** The address of the form of a saved one, where that is not the piece's own. */
  formPath?: (id: string) => string;
}

interface Pressed {
  version?: number | undefined;
  press: Press;
}

/** What the editor does with pieces of one kind. */
export function pieceEditor<Schema extends z.ZodType<Pressed>, Columns extends object>(
  form: PieceForm<Schema, Columns>,
) {
  const { store } = form;
  return {
    /** The form of a piece; of a new one without an id. Throws AppError as `requireEditor`, `not-found`. */
    page: async (ctx: Ctx, id: string | null): Promise<PieceEditorPage> => {
      requireEditor(ctx);
      const formKey = newFormKey();
      const readPictures = () => (form.pictures ? pictureLibrary(ctx) : null);
      if (id === null) {
        const pictures = await readPictures();
        return { piece: null, values: form.fresh(ctx), formKey, note: null, pictures };
      }
      const piece = await requirePiece(ctx, store, id);
      const { status, version } = piece;
      const publicPath = form.publicPath?.(piece) ?? null;
      const [note, pictures] = await Promise.all([form.note?.(ctx, piece), readPictures()]);
      return {
        piece: {
          ...{ id, status, version, publicPath },
          ...store.nameOf(piece),
          heading: store.nameOf(piece, ctx.locale),
        },
        values: { version, ...form.values(piece) },
        formKey,
        note: note ?? null,
        pictures,
      };
    },

    /** Saves a piece. Throws AppError as `savePiece` does. */
    submit: async ({ ctx, request }: Pick<PageArgs, 'ctx' | 'request'>, id: string | null) => {
      const actor = await requireActorForForm(ctx, request);
      requireEditor(ctx);
      if (id !== null) await requirePiece(ctx, store, id);
      const options: FormOptions<Schema, SavedPiece> = {
        schema: form.schema,
        run: (input, inside) => save(inside, form, { id, version: input.version }, input),
        runAgain: async (input, inside, last) => {
          if (id === null) {
            await requireUnchanged(inside, store, last);
            return save(inside, form, last, input);
          }
          const isOwnPress = last.id === id && keepsState(last.press);
          const version = isOwnPress ? last.version : input.version;
          return save(inside, form, { id, version }, input);
        },
        respond: async (saved) => {
          const path = form.formPath?.(saved.id) ?? editorPath(store.kind, saved.id);
          const to = saved.press === 'preview' ? editorPath(store.kind, saved.id, 'preview') : path;
          const warning =
            form.note && saved.to === 'PUBLISHED'
              ? await form.note(ctx, await requirePiece(ctx, store, saved.id))
              : null;
          const isHidden = saved.to === 'ARCHIVED' && !form.publicPath;
          const hidden = isHidden ? translate(ctx.locale, 'editorDesk.savedMeans.hidden') : null;
          return toSaved(ctx, saved, to, warning ?? hidden);
        },
        catchUp: (input) => (id === null ? Promise.resolve(null) : catchUp(ctx, form, id, input)),
      };
      if (!form.pictures) return submitForm(ctx, request, options);
      const isDescribed = form.describesPictures ?? false;
      const { form: fields, ...read } = await readPictureForm(ctx, request, actor, { isDescribed });
      return (
        resumeDraft(ctx, fields, options) ??
        submitFields(ctx, request, fields, { ...options, ...read })
      );
    },

    /** The name of a piece. Throws AppError `not-found`. */
    find: async (ctx: Ctx, id: string): Promise<PieceName> =>
      store.nameOf(await requirePiece(ctx, store, id), ctx.locale),

    /** Deletes a draft. Throws AppError as `deleteDraft` does. */
    remove: (ctx: Ctx, at: PieceVersion): Promise<PieceName> => deleteDraft(ctx, store, at),
  };
}

async function save<Schema extends z.ZodType<Pressed>, Columns extends object>(
  ctx: Ctx,
  { store, check, columns, pictures }: PieceForm<Schema, Columns>,
  at: { id: string | null; version: number | undefined },
  input: z.output<Schema>,
): Promise<SavedPiece> {
  await check?.(ctx, at.id, input);
  const { id, version } = at;
  if (pictures) {
    const before = id === null ? null : await store.find(ctx.em, id);
    await requirePictures(ctx, pictures(input), before);
  }
  const { press } = input;
  return savePiece(ctx, store, { id, version, press }, (place) => columns(input, place));
}

/** Redirects after a save. The toast says what it means, or the note instead. */
export function toSaved(ctx: Ctx, saved: SavedPiece, to: string, note: string | null = null) {
  const { title: about, language } = saved;
  const outcome = outcomeOf(saved);
  return redirectWithToast(to, {
    title: translate(ctx.locale, `editorDesk.saved.${outcome}`),
    ...{ about, language },
    description: note ?? translate(ctx.locale, `editorDesk.savedMeans.${outcome}`),
  });
}

/** The outcome of a save, as the toast calls it. */
function outcomeOf({ from, to }: SavedPiece) {
  if (to === 'DRAFT') return 'draft';
  if (to === from) return 'corrected';
  return to === 'ARCHIVED' ? 'archived' : 'published';
}

/** What is saved now beside what was typed, and the version to save over it. */
async function catchUp<Schema extends z.ZodType<Pressed>, Columns extends object>(
  ctx: Ctx,
  { store, columns }: PieceForm<Schema, Columns>,
  id: string,
  input: z.output<Schema>,
): Promise<CatchUp> {
  const saved = await requirePiece({ em: ctx.em.fork() }, store, id);
  const typed = columns(input, { id, status: saved.status, before: saved });
  const textsOf = (piece: Columns) =>
    new Map(store.texts(ctx.locale, piece).map((one) => [one.name, one]));
  const [now, yours] = [textsOf(saved), textsOf(typed)];
  const names = [...new Set([...now.keys(), ...yours.keys()])];
  const labelOf = (name: string) => (yours.get(name) ?? now.get(name))?.label ?? name;
  const fields = names.map((name) => [name, now.get(name)?.text, yours.get(name)?.text] as const);
  return {
    values: { version: String(saved.version) },
    conflict: { changes: differingFields(ctx.locale, labelOf, fields) },
  };
}
