import { languages, type DocumentKind } from '#db/enums.ts';
import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { redirectOnDesk } from '../desk/toast.server.ts';
import { textSchema } from './schema.ts';
import { catchUpText, saveText, textValues } from './text.server.ts';

/** The texts that have pages of their own, as their addresses name them. */
const textPages = { rules: 'RULES', emergency: 'EMERGENCY' } as const satisfies Record<
  string,
  DocumentKind
>;

/** The text and the side that an address names. Throws AppError `not-found` for any other address. */
function requireText({ community, params }: DeskPageArgs) {
  const page = (['rules', 'emergency'] as const).find((one) => one === params.text);
  const side = languages.find((one) => one === params.side);
  if (!page || !side) throw new AppError('not-found', 'http.noSuchPage');
  return { page, community, kind: textPages[page], side };
}

/** The page on which a side of a text is written. Throws AppError `not-found` for an unknown text. */
export async function textPage(args: DeskPageArgs) {
  const text = requireText(args);
  const { page, side } = text;
  const { values } = await textValues(args.ctx, text);
  const { slug, name } = args.community;
  return { community: { slug, name }, page, side, values, formKey: newFormKey() };
}

/** Saves the side of a text that was typed. Throws AppError `not-found` for an unknown text. */
export async function submitText(args: DeskPageArgs) {
  const { ctx, request } = args;
  const text = requireText(args);
  const { hasOther } = await textValues(ctx, text);
  return submitForm(ctx, request, {
    schema: textSchema,
    run: (typed, inside) => saveText(inside, text, typed),
    respond: () => redirectOnDesk(args, '', ['saved', hasOther ? 'otherSide' : 'savedText']),
    catchUp: (typed) => catchUpText(ctx, text, typed),
  });
}
