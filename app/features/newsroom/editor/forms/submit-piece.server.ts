import type { z } from 'zod';
import type { ComparedSide } from '#app/lib/forms/compared-field.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm, type CatchUp } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireEditor } from '../access.server.ts';
import { editorPath } from '../pieces.ts';
import {
  requirePiece,
  type NamedText,
  type PieceStore,
  type SavedPiece,
} from '../piece-store.server.ts';

interface PieceForm<Schema extends z.ZodType, Columns extends object> {
  schema: Schema;
  store: PieceStore<Columns>;
  /** Null for a new one. */
  id: string | null;
  save: (inside: Ctx, input: z.output<Schema>) => Promise<SavedPiece>;
  /** What was typed, as columns. */
  typed: (input: z.output<Schema>, before: Columns) => Columns;
  /** The texts that the form is about, where those are not all of them. */
  texts?: (columns: Columns) => NamedText[];
  /** The address of the form, for going on in it; by default that of the piece. */
  formPath?: string;
  /** Adds to the toast what the editor should know. */
  note?: (saved: SavedPiece) => Promise<string | null>;
}

/** Runs a form of the editor's desk. Throws AppError `unauthenticated`, `forbidden`. */
export async function submitPiece<Schema extends z.ZodType, Columns extends object>(
  { ctx, request }: Pick<PageArgs, 'ctx' | 'request'>,
  form: PieceForm<Schema, Columns>,
) {
  await requireActorForForm(ctx, request);
  requireEditor(ctx);
  const { store, id } = form;
  if (id !== null) await requirePiece(ctx, store, id);
  return submitForm(ctx, request, {
    schema: form.schema,
    run: (input, inside) => form.save(inside, input),
    respond: async (saved) => {
      const path = form.formPath ?? editorPath(store.kind, saved.id);
      const to = saved.press === 'preview' ? editorPath(store.kind, saved.id, 'preview') : path;
      return redirectWithToast(to, {
        title: translate(ctx.locale, `editorDesk.saved.${outcomeOf(saved)}`),
        about: saved.title,
        language: saved.language,
        description:
          (await form.note?.(saved)) ??
          translate(ctx.locale, `editorDesk.savedMeans.${outcomeOf(saved)}`),
      });
    },
    catchUp: (input) => (id === null ? Promise.resolve(null) : catchUp(ctx, form, id, input)),
  });
}

/** What became of a piece, as the toast calls it. */
function outcomeOf({ from, to }: SavedPiece) {
  if (to === 'DRAFT') return 'draft';
  if (to === from) return 'corrected';
  return to === 'ARCHIVED' ? 'archived' : 'published';
}

/** What is saved now beside what was typed, and the version to save over it. */
async function catchUp<Schema extends z.ZodType, Columns extends object>(
  ctx: Ctx,
  { store, typed, texts }: PieceForm<Schema, Columns>,
  id: string,
  input: z.output<Schema>,
): Promise<CatchUp> {
  const saved = await requirePiece({ em: ctx.em.fork() }, store, id);
  const read = texts ?? ((columns: Columns) => store.texts(ctx.locale, columns));
  const now = new Map(read(saved).map((one) => [one.name, one]));
  const yours = new Map(read(typed(input, saved)).map((one) => [one.name, one]));
  const names = [...new Set([...now.keys(), ...yours.keys()])];
  return {
    values: { version: String(saved.version) },
    conflict: {
      changes: names.flatMap((name) => {
        const [before, after] = [now.get(name), yours.get(name)];
        if (before?.text === after?.text) return [];
        const label = (after ?? before)?.label ?? '';
        return [{ name, label, before: side(before?.text), after: side(after?.text) }];
      }),
    },
  };
}

const side = (text = ''): ComparedSide => ({ text, lang: undefined, pictures: [] });
