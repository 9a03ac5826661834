import slugify from '@sindresorhus/slugify';
import { NewsletterEdition } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { slugFor } from '#db/slug.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from '../access.server.ts';
import { toSaved } from '../piece-editor.server.ts';
import { savePiece } from '../piece-store.server.ts';
import { editorPath } from '../pieces.ts';
import { newEditionSchema, type NewEditionInput } from './schema.server.ts';
import { toRow, toSection } from './section-rows.ts';
import { editionStore } from './store.server.ts';

export interface NewEditionPage {
  /** The issues whose structure can be copied, newest first. */
  issues: { id: string; title: string; language: Language }[];
  values: Record<string, string>;
  formKey: string;
}

/** The form of a new issue. Throws AppError as `requireEditor`. */
export async function newEditionPage(ctx: Ctx): Promise<NewEditionPage> {
  requireEditor(ctx);
  const rows = await ctx.em.find(
    NewsletterEdition,
    {},
    { orderBy: { year: 'desc', month: 'desc', id: 'desc' }, limit: 40 },
  );
  const issues = rows.map((row) => {
    const { title, language } = sideFor(ctx.locale, row);
    return { id: row.id, title, language };
  });
  const now = new Date();
  return {
    issues,
    values: {
      year: String(now.getFullYear()),
      month: String(now.getMonth() + 1),
      language: ctx.locale,
      copyFrom: issues[0]?.id ?? '',
    },
    formKey: newFormKey(),
  };
}

/** Starts an issue as a draft. Throws AppError as `requireEditor`, `invalid` for an unknown issue to copy. */
export async function submitNewEdition({ ctx, request }: Pick<PageArgs, 'ctx' | 'request'>) {
  await requireActorForForm(ctx, request);
  requireEditor(ctx);
  return submitForm(ctx, request, {
    schema: newEditionSchema,
    run: (input, inside) => startEdition(inside, input),
    respond: (saved) => toSaved(ctx, saved, editorPath('newsletters', saved.id)),
  });
}

async function startEdition(ctx: Ctx, input: NewEditionInput) {
  const { title, year, month, language, copyFrom } = input;
  const model = copyFrom ? await ctx.em.findOne(NewsletterEdition, { id: copyFrom }) : null;
  if (copyFrom && !model) {
    throw new AppError('invalid', 'newsletterEditor.copyUnknown', { field: 'copyFrom' });
  }
  const readable = slugify(title);
  const isTaken =
    ['', 'archives'].includes(readable) ||
    (await ctx.em.count(NewsletterEdition, { slug: readable })) > 0;
  return savePiece(ctx, editionStore, { id: null, version: undefined, press: 'save' }, (place) => ({
    ...{ title, year, month, language },
    slug: isTaken ? slugFor(title, place.id) : readable,
    season: '',
    standfirst: '',
    coverUrl: null,
    coverAlt: '',
    sections: model ? structureOf(model, language) : [],
    translation: null,
    publishedAt: null,
  }));
}

/** The kinds, headings and signatures of an issue's sections, in a language if the issue has it. */
const structureOf = (model: NewsletterEdition, language: Language) =>
  sideFor(language, model).sections.map((section) => {
    const { kind, heading, name, role } = toRow(section);
    return toSection({ kind, heading, name, role });
  });
