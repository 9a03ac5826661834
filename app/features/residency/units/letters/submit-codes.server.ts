import { data, redirect } from '@remix-run/node';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { CodesUnconfirmed, makeCodes, makeCodesSchema } from './commands.server.ts';

/**
 * Makes the codes that the form asks for. Where it would replace more than one valid code, it comes back (409) with
 * their number, and nothing is made until a second press agrees to it.
 */
export async function submitCodes(ctx: Ctx, request: Request, slug: string) {
  let replaces: number | null = null;
  const reply = await submitForm(ctx, request, {
    schema: makeCodesSchema,
    run: async (values, inside) => {
      try {
        return await makeCodes(inside, slug, values);
      } catch (error) {
        if (error instanceof CodesUnconfirmed) replaces = error.count;
        throw error;
      }
    },
    respond: async ({ made, chosen }) => {
      const path = `/manage/${slug}/letters`;
      const address = chosen
        ? `${path}?${new URLSearchParams({ units: chosen }).toString()}`
        : path;
      return made === null
        ? redirect(`${address}#make`, 303)
        : redirectWithToast(`${address}#print`, {
            title: translate(ctx.locale, `letters.${made > 0 ? 'made' : 'noneMade'}.title`),
            description:
              made > 0
                ? translate(ctx.locale, 'letters.made.description', { count: made })
                : translate(ctx.locale, 'letters.noneMade.description'),
            at: 'print',
          });
    },
  });
  if (reply instanceof Response) return reply;
  const { result, ...rest } = reply.data;
  // It asks a question, and is no error.
  const shown = replaces === null ? result : { ...result, status: undefined, error: {} };
  return data({ ...rest, result: shown, replaces }, reply.init ?? {});
}
