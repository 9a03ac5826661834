import { z } from 'zod';
import { Contractor } from '#db/entities/index.ts';
import { languages } from '#db/enums.ts';
import {
  toContractor,
  type ContractorEntry,
} from '#app/features/newsroom/contractors/queries.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from './access.server.ts';
import {
  checkOtherSide,
  freeText,
  linkOrNull,
  namedTexts,
  neededText,
  otherSide,
  pieceFields,
  textOrNull,
} from './fields.server.ts';
import { pieceEditor } from './piece-editor.server.ts';
import { requirePiece, type PieceState, type PieceStore } from './piece-store.server.ts';

/** The most characters of what is said of a contractor. */
const longest = 600;

const placeUnreadable = 'editorialForms.sortOrderUnreadable';

/** A phone number as people write one, with seven digits or more. */
const isPhone = (text: string) =>
  /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 7;

const schema = z
  .object({
    ...pieceFields,
    name: neededText('editorialForms.nameRequired', 120),
    language: z.enum(languages),
    trade: neededText('editorialForms.tradeRequired', 120),
    description: neededText('editorialForms.contractorTextRequired', longest),
    area: textOrNull(),
    phone: freeText(40)
      .refine((text) => text === '' || isPhone(text), { error: 'editorialForms.phoneUnreadable' })
      .transform((text) => text || null),
    website: linkOrNull,
    sortOrder: z.coerce
      .number({ error: placeUnreadable })
      .int(placeUnreadable)
      .min(1, placeUnreadable)
      .max(999, placeUnreadable)
      .default(100),
    other: z
      .object({ trade: freeText(120), description: freeText(longest), area: freeText() })
      .prefault({}),
  })
  .superRefine(({ trade, description, area, phone, website, other }, ctx) => {
    checkOtherSide({ trade, description, area }, other, ctx);
    if (!phone && !website) {
      ctx.addIssue({ code: 'custom', message: 'editorialForms.contactRequired', path: ['phone'] });
    }
  });

const store: PieceStore<Omit<Contractor, keyof PieceState | 'createdAt'>> = {
  kind: 'contractors',
  find: (em, id) => em.findOne(Contractor, { id }),
  insert: async (em, row) => {
    await em.insert(Contractor, { ...row, createdAt: new Date() });
  },
  update: (em, at, row) => em.nativeUpdate(Contractor, at, row),
  remove: (em, at) => em.nativeDelete(Contractor, { ...at, status: 'DRAFT' }),
  nameOf: ({ name, language }) => ({ title: name, language }),
  texts: (locale, { name, trade, description, area, translation, phone, website, sortOrder }) =>
    namedTexts(locale, {
      ...{ name, trade, description, area },
      otherTrade: translation?.trade,
      otherDescription: translation?.description,
      otherArea: translation?.area,
      ...{ phone, website },
      sortOrder: String(sortOrder),
    }),
};

/** Contractors at the editor's desk. */
export const contractorEditor = pieceEditor({
  store,
  schema,
  fresh: ({ locale }) => ({ language: locale, sortOrder: '100' }),
  values: ({ name, language, trade, description, area, phone, website, ...contractor }) => ({
    ...{ name, language, trade, description, area, phone, website },
    sortOrder: String(contractor.sortOrder),
    other: contractor.translation,
  }),
  pictures: null,
  publicPath: null,
  columns: ({ version: _version, press: _press, other, ...columns }) => ({
    ...columns,
    translation: otherSide(other),
  }),
});

/** A contractor as the archive page will list it. Throws AppError as `requireEditor`, `not-found`. */
export async function contractorPreview(ctx: Ctx, id: string): Promise<ContractorEntry> {
  requireEditor(ctx);
  return toContractor(ctx.locale, await requirePiece(ctx, store, id));
}
