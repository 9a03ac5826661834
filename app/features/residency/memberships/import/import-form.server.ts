import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';
import { confirmedFields } from '#app/features/residency/units/register/confirmed-units.ts';
import { importPath } from '../people/people-list.ts';
import { importFields, type Mapping } from './columns.ts';
import { dayOrders } from './list-days.ts';
import { discardImport, mapColumns } from './imports.server.ts';
import { saveImport } from './saving/save.server.ts';
import { undoImport } from './saving/undo.server.ts';

const column = z.preprocess(
  (value) => value || undefined,
  z.coerce
    .number({ error: 'peopleImport.columnUnknown' })
    .int('peopleImport.columnUnknown')
    .min(0, 'peopleImport.columnUnknown')
    .max(60, 'peopleImport.columnUnknown')
    .optional(),
);

/** Which column holds what, or one of the buttons below. */
const schema = z.object({
  intent: z.enum(['map', 'save', 'undo', 'discard'], { error: 'http.invalidInput' }),
  /** Whether the form has the columns too: the button that saves is one of theirs. */
  mapped: z.literal('yes').optional(),
  hasHead: z.literal('yes').optional(),
  dayOrder: z.enum(dayOrders).optional(),
  columns: z.partialRecord(z.enum(importFields), column).default({}),
  /** Units that the list writes in another way; without a label, one is a unit of its own. */
  sameUnits: z
    .array(
      z.object({
        key: z.string().max(200, 'http.invalidInput'),
        label: z.string().max(unitLength, 'http.invalidInput').optional(),
      }),
    )
    .default([]),
  addUnits: z.literal('yes').optional(),
  ...confirmedFields,
});

const mappingOf = ({
  hasHead,
  columns,
  dayOrder,
  sameUnits,
  addUnits,
  as,
  buildings,
}: z.output<typeof schema>): Mapping => ({
  hasHead: hasHead === 'yes',
  ...(dayOrder && { dayOrder }),
  sameUnits: Object.fromEntries(
    sameUnits.flatMap(({ key, label }) => (label ? [[key, label]] : [])),
  ),
  confirmed: { addUnits: addUnits === 'yes', ...(as && { as }), ...(buildings && { buildings }) },
  columns: Object.fromEntries(
    Object.entries(columns).filter(([, at]) => at !== undefined),
  ) as Mapping['columns'],
});

/** Carries out the forms of a list's page: its columns, and its buttons. */
export function importByForm(
  ctx: Ctx,
  request: Request,
  { slug, id }: { slug: string; id: string },
) {
  const upload = importPath(slug);
  const page = `${upload}/${id}`;
  return submitForm(ctx, request, {
    schema,
    run: async (form, inside): Promise<{ intent: typeof form.intent | 'remap'; count: number }> => {
      const { intent } = form;
      switch (intent) {
        case 'map':
          await mapColumns(inside, slug, id, mappingOf(form));
          return { intent, count: 0 };
        case 'save': {
          // The preview that the person saw was made with the columns before this change.
          const isChanged = form.mapped && (await mapColumns(inside, slug, id, mappingOf(form)));
          if (isChanged) return { intent: 'remap', count: 0 };
          const { as, buildings } = form;
          const options = { addUnits: form.addUnits === 'yes', as, buildings };
          return { intent, count: (await saveImport(inside, slug, id, options)).created };
        }
        case 'undo':
          return { intent, count: (await undoImport(inside, slug, id)).removed };
        case 'discard':
          await discardImport(inside, slug, id);
          return { intent, count: 0 };
      }
    },
    respond: async ({ intent, count }) => {
      if (intent === 'map') return redirect(page, { status: 303 });
      const names = {
        save: 'saved',
        undo: 'undone',
        discard: 'discarded',
        remap: 'remapped',
      } as const;
      const done = names[intent];
      return redirectWithToast(intent === 'discard' ? upload : page, {
        title: translate(ctx.locale, `peopleImport.toasts.${done}.title`),
        description: translate(ctx.locale, `peopleImport.toasts.${done}.text`, { count }),
      });
    },
  });
}
