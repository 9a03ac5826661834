import type { Community } from '#db/entities/index.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { textIn } from './addresses.ts';
import { textSchema } from './schema.ts';
import { catchUpText, saveText, textValues } from './text.server.ts';

type Managed = Pick<Community, 'id' | 'slug' | 'name'>;
type Params = Parameters<typeof textIn>[0];

function requireText(params: Params) {
  const text = textIn(params);
  if (!text) throw new AppError('not-found', 'http.noSuchPage');
  return text;
}

/** The page on which a side of a text is written. Throws AppError `not-found` for an unknown text. */
export async function textPage(ctx: Ctx, community: Managed, params: Params) {
  const { page, kind, side } = requireText(params);
  const { values } = await textValues(ctx, { community, kind, side });
  const { slug, name } = community;
  return { community: { slug, name }, page, side, values, formKey: newFormKey() };
}

/** Saves the side of a text that was typed. Throws AppError `not-found` for an unknown text. */
export async function submitText(ctx: Ctx, request: Request, community: Managed, params: Params) {
  const { kind, side } = requireText(params);
  const which = { community, kind, side };
  const { hasOther } = await textValues(ctx, which);
  return submitForm(ctx, request, {
    schema: textSchema,
    run: (typed, inside) => saveText(inside, which, typed),
    respond: () =>
      redirectWithToast(deskPath(community.slug, 'documents'), {
        title: translate(ctx.locale, 'recordsDesk.toasts.saved'),
        description: translate(
          ctx.locale,
          `recordsDesk.toasts.${hasOther ? 'otherSide' : 'savedText'}`,
        ),
      }),
    catchUp: (typed) => catchUpText(ctx, which, typed),
  });
}
