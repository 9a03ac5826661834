import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { resumeDraft, submitFields, submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { z } from 'zod';
import { requestDeskPath } from '../paths.ts';
import { answerPage } from './answers-page.server.ts';
import { addAnswer, changeAnswer, deleteAnswer } from './commands.server.ts';
import { answerSchema, newAnswerSchema } from './schema.ts';

const answerTexts = ['titleEn', 'textEn', 'titleFr', 'textFr'] as const;

const back = (ctx: Ctx, slug: string, what: 'added' | 'saved' | 'deleted', title: string) =>
  redirectWithToast(requestDeskPath(slug, 'answers'), {
    title: translate(ctx.locale, `requestDesk.answerToasts.${what}`),
    description: title,
  });

/** Carries out the form that adds an answer. */
export const submitAnswers = ({ ctx, request, community: { slug } }: DeskPageArgs) =>
  submitForm(ctx, request, {
    schema: newAnswerSchema,
    run: (texts, inside) => addAnswer(inside, slug, texts),
    respond: ({ title }) => back(ctx, slug, 'added', title),
  });

/** Carries out the form of one of them, and its button that deletes it. */
export async function submitAnswer({ ctx, request, community }: DeskPageArgs, id: string) {
  const { slug } = community;
  const form = await readFormData(request);
  if (form.get('intent') === 'delete') {
    return submitFields(ctx, request, form, {
      schema: z.object({}),
      run: (_, inside) => deleteAnswer(inside, slug, id),
      respond: ({ title }) => back(ctx, slug, 'deleted', title),
    });
  }
  return (
    resumeDraft(ctx, form, { schema: answerSchema }) ??
    submitFields(ctx, request, form, {
      schema: answerSchema,
      run: (values, inside) => changeAnswer(inside, slug, id, values),
      respond: ({ title }) => back(ctx, slug, 'saved', title),
      catchUp: async ({ version: _, ...mine }): Promise<CatchUp> => {
        const { values } = await answerPage({ ...ctx, em: ctx.em.fork() }, community, id);
        const changes = differingFields(
          ctx.locale,
          (name) => translate(ctx.locale, `requestDesk.${name}`),
          answerTexts.map((name) => [name, values[name], mine[name]] as const),
        );
        return { values: { version: String(values.version) }, conflict: { changes } };
      },
    })
  );
}
