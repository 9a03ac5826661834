import { z } from 'zod';
import { roles } from '#db/enums.ts';
import { data } from '@remix-run/node';
import { answerSearch } from '#app/features/communities/communities/chooser/answer.server.ts';
import {
  mayMean,
  type ChooserReply,
} from '#app/features/communities/communities/chooser/chooser.ts';
import { communitiesById } from '#app/features/communities/communities/chooser/search.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { intentField, searchFrom } from '#app/ui/forms/row-intents.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { RightsQuestion } from './agreements.ts';
import { assignRole, RightsUnconfirmed } from './write-role.server.ts';

const ids = z
  .string()
  .max(10_000)
  .transform((text) => text.split(',').filter(Boolean));

const roleAssignmentSchema = z
  .object({
    role: z.enum(roles, { error: 'people.roleUnknown' }),
    moderates: z
      .array(z.uuid({ error: 'people.communityUnknown' }).toLowerCase())
      .max(200)
      .default([]),
    /** The communities that the person moderated when the form was opened, between commas, or 'none'. */
    seen: ids.optional(),
    /** What the button that goes on agrees to: see `agreementsFor`. */
    agreed: ids.optional(),
  })
  .superRefine(({ role, moderates, seen }, { addIssue }) => {
    // What was ticked before goes with the role, which the form asks about.
    const isNew = (id: string) => seen !== undefined && !seen.includes(id);
    if (role === 'RESIDENT' && moderates.some(isNew))
      addIssue({ code: 'custom', message: 'people.rightsNeedRole', path: ['role'] });
  });

/**
 * Saves the form of a role. When it would take away a right to moderate that it did not show, or leave a
 * community without a moderator, it comes back (409) with what that is, and nothing is saved until it
 * is agreed to.
 */
export async function submitRole(ctx: Ctx, request: Request, id: string) {
  let asked: RightsQuestion | null = null;
  const form = await readFormData(request);
  await searchFirst(ctx, form);
  const schema = roleAssignmentSchema;
  const reply =
    resumeDraft(ctx, form, { schema }) ??
    (await submitFields(ctx, request, form, {
      schema,
      run: async (assignment, inside) => {
        try {
          return { ...assignment, ...(await assignRole(inside, id, assignment)) };
        } catch (error) {
          if (error instanceof RightsUnconfirmed) asked = error.question;
          throw error;
        }
      },
      respond: ({ role, name, moderates }) => {
        const needsCommunity = role === 'BOARD' || role === 'MANAGER';
        return redirectWithToast('/admin/people', {
          title: translate(ctx.locale, 'people.saved.title'),
          description:
            needsCommunity && moderates.length === 0
              ? translate(ctx.locale, `people.saved.moderatesNothing.${role}`, { name })
              : translate(ctx.locale, `people.saved.${role}`, { name }),
        });
      },
    }));
  if (reply instanceof Response) return reply;
  const { result, ...rest } = reply.data;
  // It asks a question, and is no error.
  const shown = asked ? { ...result, status: undefined, error: {} } : result;
  const chosen = await answerRole(ctx, request, form, result.intent?.type === 'update');
  return data({ ...rest, result: shown, asked, chosen }, reply.init ?? {});
}

const typedIn = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return { find: text('find'), searched: text('searched') };
};
const tickedIn = (form: FormData) =>
  form
    .getAll('moderates')
    .slice(0, 200)
    .flatMap((id) => z.uuid().safeParse(id).data ?? []);

/** Searches for the community that was typed, if that was not done yet, before anything is saved. */
async function searchFirst(ctx: Ctx, form: FormData): Promise<void> {
  const { find, searched } = typedIn(form);
  if (find === '' || find === searched || form.has(intentField)) return;
  const ticked = await communitiesById(ctx, tickedIn(form));
  if (!ticked.some((one) => mayMean(find, one))) form.set(intentField, searchFrom('find'));
}

/** The communities that a form which comes back has ticked, and those that it looked for. */
async function answerRole(
  ctx: Ctx,
  request: Request,
  form: FormData,
  isSearch: boolean,
): Promise<ChooserReply> {
  const { find: text } = typedIn(form);
  const known = await communitiesById(ctx, tickedIn(form));
  return { known, searches: isSearch ? { find: await answerSearch(ctx, { text, request }) } : {} };
}
