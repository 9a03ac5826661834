import { data } from '@remix-run/node';
import { z } from 'zod';
import type { Community } from '#db/entities/index.ts';
import { languages, type RequestState } from '#db/enums.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { shownFieldOf } from '#app/lib/forms/choice.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import type { CatchUp, FormReply } from '#app/lib/forms/form-reply.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import {
  askWhichPart,
  filledParts,
  onEnter,
  savedPart,
  textsIn,
  unsentFields,
} from '#app/lib/forms/unsent-fields.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast, type Toast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { lockManagedRequest } from '../../access.server.ts';
import { assignRequest } from '../../commands/assign.server.ts';
import { changeRequest } from '../../commands/change.server.ts';
import { mergeRequest } from '../../commands/merge.server.ts';
import { unmergeRequest } from '../../commands/unmerge.server.ts';
import { writeFromDesk } from '../../commands/message.server.ts';
import { shareRequest } from '../../commands/share.server.ts';
import { waiveAnswer } from '../../commands/waive-answer.server.ts';
import { letsInLength } from '../../limits.ts';
import { deskRequestPath } from '../../paths.ts';
import { messageSchema, requestChangeSchema, requestVersion } from '../../schema.ts';
import { makeWorkOrder, takeBackWorkOrder } from '../../work-order/commands.server.ts';
import { deskRequestPage } from './request-page.server.ts';
import { hasPart, type Part } from './page-parts.ts';
import { stateChoice } from '../choices.ts';
import { withAnswer } from '../answers/insert.server.ts';

const nobody = z.literal('').transform(() => null);

const forms = z.discriminatedUnion('intent', [
  requestChangeSchema.extend({
    intent: z.literal('change'),
    /** Of the words for the resident. */
    language: z.enum(languages).optional(),
  }),
  z.object({
    intent: z.literal('assign'),
    assignee: z
      .union([nobody, z.uuid({ error: 'requests.notAtDesk' }).toLowerCase()])
      .nullish()
      .transform((id) => id ?? null),
  }),
  z.object({ intent: z.literal('waive'), version: requestVersion }),
  z.object({ intent: z.literal('share') }),
  z.object({ intent: z.literal('unshare') }),
  z.object({
    intent: z.literal('merge'),
    into: z
      .string({ error: 'requests.mergeUnknown' })
      .trim()
      .min(1, 'requests.mergeUnknown')
      .max(40, 'requests.mergeUnknown'),
  }),
  z.object({
    intent: z.literal('message'),
    message: messageSchema.shape.words,
    to: z.uuid({ error: 'requests.personUnknown' }).toLowerCase(),
  }),
  z.object({
    intent: z.literal('order'),
    letsIn: z
      .string()
      .overwrite(visibleText)
      .max(letsInLength, 'requestDesk.letsInTooLong')
      .optional(),
  }),
  z.object({ intent: z.literal('takeBack') }),
  z.object({ intent: z.literal('unmerge') }),
]);

/** Of the answer: the other parts ask nothing about it. */
const schema = withChoices(forms.clone(), stateChoice);

/** What belongs to each button of the page's form. */
const parts = {
  change: ['state', 'plannedFor', 'answer', 'words', 'note'],
  assign: ['assignee'],
  merge: ['into'],
  message: ['to', 'message'],
  order: ['letsIn'],
};

/** What was done with a request, for the toast; `ref` is where to go on. */
interface Done {
  ref: string;
  what: Values['intent'];
}

/**
 * Carries out the forms of a request's page at the desk. The button that inserts an answer changes nothing: the form
 * comes back with the answer among what was typed.
 */
export async function submitRequest(ctx: Ctx, request: Request, community: Community, ref: string) {
  const form = await readFormData(request);
  const draft = resumeDraft(ctx, form, { schema });
  if (draft) return draft;
  if (form.get('intent') === onEnter) {
    const filled = filledParts(form, parts);
    // A link that a contractor has would end.
    if (filled.length > 1 || filled[0] === 'order') {
      return askWhichPart(
        ctx.locale,
        form,
        filled.map((part) => {
          const label = translate(ctx.locale, `requestDesk.${buttonOf(part, form)}`);
          return { part, label };
        }),
      );
    }
    form.set('intent', filled[0] ?? 'change');
  }
  if (form.get('intent') === 'insert') return insertAnswer(ctx, form, community, ref);
  const address = { slug: community.slug, ref };
  return submitFields(ctx, request, form, {
    schema: form.get('intent') === 'change' ? schema : forms,
    run: async (values, inside): Promise<Done> => {
      const { ref: now } = await carryOut(inside, address, values);
      return { ref: now, what: values.intent };
    },
    respond: async ({ ref: now, what }) => {
      const title = translate(ctx.locale, `requestDesk.saved.${what}`, { ref: now });
      const text = translate(ctx.locale, `requestDesk.savedText.${what}`);
      const unsent = unsentFields(form, parts, what);
      if (Object.keys(unsent).length > 0) {
        const page = await deskRequestPage(ctx, community, ref);
        const gone = Object.entries(parts).flatMap(([part, fields]) =>
          hasPart(page, part as Part) ? [] : fields,
        );
        return keep(ctx, form, { title, text }, { unsent, gone });
      }
      return redirectWithToast(deskRequestPath(community.slug, now), {
        title,
        description: text,
        ...(what === 'merge' && { press: undoMergeButton(ctx, address) }),
      });
    },
    catchUp: (values) => catchUp(ctx, address, values),
  });
}

/** The page once one part is saved, with what was filled in in the others. */
function keep(
  { locale }: Ctx,
  form: FormData,
  done: { title: string; text: string },
  { unsent, gone }: { unsent: Record<string, string>; gone: string[] },
) {
  const language = form.get('language');
  const isInLanguage = unsent.words && typeof language === 'string';
  const fields = isInLanguage ? { ...unsent, language } : unsent;
  return savedPart(locale, done, fields, { long: ['words', 'note', 'message'], gone });
}

/** The words of the button of a part. A page with a link says what is written about it. */
function buttonOf(part: string, form: FormData) {
  switch (part) {
    case 'assign':
      return 'assign.save';
    case 'merge':
      return 'merge.send';
    case 'message':
      return 'message.send';
    case 'order':
      return form.has(shownFieldOf('letsIn')) ? 'order.renew' : 'order.make';
    default:
      return 'save';
  }
}

/** The button of a toast that undoes a merge of the request at the address. */
const undoMergeButton = (
  { locale }: Ctx,
  { slug, ref }: { slug: string; ref: string },
): Toast['press'] => ({
  action: deskRequestPath(slug, ref),
  label: translate(locale, 'requestDesk.undoMerge'),
  fields: { intent: 'unmerge' },
});

type Values = z.output<typeof schema>;

function carryOut(
  ctx: Ctx,
  address: { slug: string; ref: string },
  values: Values,
): Promise<{ ref: string }> {
  switch (values.intent) {
    case 'change':
      return changeRequest(ctx, address, values);
    case 'assign':
      return assignRequest(ctx, address, values.assignee);
    case 'waive':
      return waiveAnswer(ctx, address, values.version);
    case 'share':
    case 'unshare':
      return shareRequest(ctx, address, values.intent === 'share');
    case 'merge':
      return mergeRequest(ctx, address, values.into);
    case 'unmerge':
      return unmergeRequest(ctx, address);
    case 'message':
      return writeFromDesk(ctx, address, { words: values.message, to: values.to });
    case 'order':
      return makeWorkOrder(ctx, address, values.letsIn ?? null);
    case 'takeBack':
      return takeBackWorkOrder(ctx, address);
  }
}

/** The form with an answer added to its words, in the resident's language where the answer has it. */
async function insertAnswer(ctx: Ctx, form: FormData, community: Community, ref: string) {
  const typed = textsIn(form);
  const inserted = await withAnswer(ctx, community.id, ref, {
    answerId: typed.answer ?? '',
    words: typed.words ?? '',
  });
  return data<FormReply>({
    result: {
      initialValue: {
        ...typed,
        intent: 'change',
        ...(inserted && { words: inserted.words, language: inserted.language }),
      },
      ...(inserted
        ? {}
        : { error: { answer: [translate(ctx.locale, 'requestDesk.chooseAnswer')] } }),
    },
  });
}

/** After a conflict: what the request is by now, beside what was chosen. */
async function catchUp(
  ctx: Ctx,
  address: { slug: string; ref: string },
  values: Values,
): Promise<CatchUp | null> {
  if (values.intent !== 'change') return null;
  const { request } = await ctx.em
    .fork()
    .transactional((em) => lockManagedRequest({ ...ctx, em }, address));
  const stateWord = (state: RequestState) => translate(ctx.locale, `requests.states.${state}`);
  const changes = differingFields(
    ctx.locale,
    (name) => translate(ctx.locale, `requestDesk.${name}`),
    [
      ['state', stateWord(request.state), stateWord(values.state ?? request.state)],
      ['plannedFor', request.plannedFor, values.plannedFor],
    ],
  );
  return { values: { version: String(request.version) }, conflict: { changes } };
}
