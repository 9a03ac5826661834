import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { resumeDraft, submitFields, submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requestDeskPath } from '../paths.ts';
import { addPlace, movePlace, renamePlace } from './commands.server.ts';
import { placePage } from './places-page.server.ts';
import { newPlaceSchema, placeMoveSchema, placeSchema } from './schema.ts';

const back = (ctx: Ctx, slug: string, what: 'added' | 'saved' | 'moved', name: string) =>
  redirectWithToast(requestDeskPath(slug, 'places'), {
    title: translate(ctx.locale, `requestDesk.placeToasts.${what}`),
    description: name,
  });

/** Carries out the form that adds a common place, and the buttons beside each. */
export async function submitPlaces({ ctx, request, community: { slug } }: DeskPageArgs) {
  const form = await readFormData(request);
  if (form.has('move')) {
    return submitFields(ctx, request, form, {
      schema: placeMoveSchema,
      run: (values, inside) => movePlace(inside, slug, values),
      respond: ({ name }) => back(ctx, slug, 'moved', name),
    });
  }
  return (
    resumeDraft(ctx, form, { schema: newPlaceSchema }) ??
    submitFields(ctx, request, form, {
      schema: newPlaceSchema,
      run: (names, inside) => addPlace(inside, slug, names),
      respond: ({ name }) => back(ctx, slug, 'added', name),
    })
  );
}

/** Carries out the form of one of them. */
export const submitPlace = ({ ctx, request, community }: DeskPageArgs, id: string) =>
  submitForm(ctx, request, {
    schema: placeSchema,
    run: (values, inside) => renamePlace(inside, community.slug, id, values),
    respond: ({ name }) => back(ctx, community.slug, 'saved', name),
    catchUp: async ({ nameEn, nameFr }): Promise<CatchUp> => {
      const { values } = await placePage({ ...ctx, em: ctx.em.fork() }, community, id);
      const labelOf = (name: 'nameEn' | 'nameFr') => translate(ctx.locale, `requestDesk.${name}`);
      const changes = differingFields(ctx.locale, labelOf, [
        ['nameEn', values.nameEn, nameEn],
        ['nameFr', values.nameFr, nameFr],
      ]);
      return { values: { version: String(values.version) }, conflict: { changes } };
    },
  });
