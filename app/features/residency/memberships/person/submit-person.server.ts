import { z } from 'zod';
import { typedText } from '#app/lib/forms/typed-text.ts';
import type { Community } from '#db/entities/index.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { answerUnitQuestions } from '#app/features/residency/units/unit-question.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { listPath, personAnchor, personPath, resultsPath } from '../people/people-list.ts';
import {
  afterConfirming,
  nextWaiting,
  requireConfirmed,
  tenureField,
} from '../queue/confirm-form.server.ts';
import { confirmPeople } from '../queue/confirm.server.ts';
import { refusePerson, reopenPerson, unconfirmPerson } from '../queue/decide.server.ts';
import { changeMember, memberNow } from './change-member.server.ts';
import { giveFurtherUnit, decideFurtherUnit } from './decide-further-unit.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

const unit = z
  .string({ error: 'doorQueue.unitMissing' })
  .overwrite(visibleText)
  .min(1, 'doorQueue.unitMissing')
  .max(unitLength, 'doorQueue.unitTooLong');

/** Of a unit that the register does not have, that it is right. */
const asked = z.string().overwrite(visibleText).optional();

const schema = withChoices(
  z.discriminatedUnion(
    'intent',
    [
      z.object({ intent: z.literal('confirm'), tenure: tenureField, unit }),
      z.object({
        intent: z.literal('refuse'),
        /** Of a person who was refused in the queue: which page that was, and who is selected on it. */
        queue: z.string().max(500).optional(),
        ids: z.array(z.string().max(40)).max(100).default([]),
        reason: z
          .string({ error: 'doorQueue.reasonMissing' })
          .overwrite(typedText)
          .min(1, 'doorQueue.reasonMissing')
          .max(reasonLength, 'doorQueue.reasonTooLong'),
      }),
      z.object({ intent: z.literal('reopen') }),
      z.object({
        intent: z.literal('unconfirm'),
        /** The key of the form that confirmed many, whose results have the button. */
        results: z.uuid().toLowerCase().optional(),
      }),
      z.object({
        intent: z.literal('change'),
        unit,
        tenure: tenureField,
        asked,
        version: z.string().max(200),
      }),
      z.object({
        intent: z.literal('further'),
        further: z.uuid().toLowerCase(),
        decision: z.enum(['confirm', 'refuse', 'end']),
        tenure: tenureField,
      }),
      z.object({ intent: z.literal('addUnit'), newUnit: unit, newTenure: tenureField, asked }),
    ],
    { error: 'http.invalidInput' },
  ),
  {
    name: 'intent',
    options: { confirm: 'doorQueue.confirm', refuse: 'doorQueue.refuse' },
    fields: { reason: { label: 'doorQueue.reason', options: ['refuse'] } },
  },
);

/** Carries out the forms of a person's page. Decisions lead to the queue, the rest stays on the page. */
export async function submitPerson(ctx: Ctx, request: Request, community: Community, id: string) {
  const posted = await readFormData(request);
  const draft = resumeDraft(ctx, posted, { schema });
  if (draft) return draft;
  return submitFields(ctx, request, posted, {
    schema,
    prepare: () => answerUnitQuestions(ctx.em, posted, unitFields(posted, community)),
    run: (form, inside) => runForm(inside, community.slug, id, form),
    catchUp: async (form) =>
      form.intent === 'change' ? memberNow(ctx, community, id, form) : null,
    respond: async ({ done, about, results = null, from = null, ticked = [] }) => {
      if (done === 'confirm') {
        return afterConfirming(ctx, community, { id, name: about, page: null });
      }
      const queue = listPath(community.slug, 'waiting');
      const toast = {
        title: translate(ctx.locale, `doorQueue.toasts.${done}.title`),
        description: translate(ctx.locale, `doorQueue.toasts.${done}.text`, { about }),
      };
      if (done === 'refuse') {
        if (from === null) return redirectWithToast(queue, toast);
        const query = new URLSearchParams(from);
        const { path } = await nextWaiting(ctx, community, { decided: id, query, ticked });
        const others = unsentReasons(posted, id).map((reason) =>
          translate(ctx.locale, 'doorQueue.otherReason', { reason }),
        );
        const description = [toast.description, ...others].join(' ');
        return redirectWithToast(path, { ...toast, description });
      }
      if (done !== 'unconfirm' && done !== 'unconfirmTold' && done !== 'unconfirmAgain')
        return redirectWithToast(personPath(community.slug, id), toast);
      const at = personAnchor(id);
      const page = results === null ? queue : resultsPath(community.slug, results);
      return redirectWithToast(`${page}#${at}`, { ...toast, at });
    },
  });
}

/**
 * The reasons that the queue's form has for others than the one who was refused, which the next page doesn't have any
 * more: two at most, because a cookie takes them there.
 */
const unsentReasons = (posted: FormData, id: string): string[] =>
  [...posted]
    .flatMap(([name, value]) => {
      const isOfOther = name.startsWith('words.') && name !== `words.${id}`;
      const reason = isOfOther && typeof value === 'string' ? visibleText(value) : '';
      return reason === '' ? [] : [reason.slice(0, reasonLength)];
    })
    .slice(0, 2);

/** The field in which the form that was sent names a unit. */
function unitFields(posted: FormData, { id: communityId }: Community) {
  const intent = posted.get('intent');
  const name = intent === 'change' ? 'unit' : intent === 'addUnit' ? 'newUnit' : null;
  return name === null ? [] : [{ name, prefix: '', communityId }];
}

type Done =
  | 'confirm'
  | 'refuse'
  | 'reopen'
  | 'unconfirm'
  | 'unconfirmTold'
  | 'unconfirmAgain'
  | 'change'
  | 'addUnit'
  | `further.${'confirm' | 'refuse' | 'end'}`;

/** Returns what was done and the name or unit it was about, for the toast. */
async function runForm(
  ctx: Ctx,
  slug: string,
  id: string,
  form: z.output<typeof schema>,
): Promise<{
  done: Done;
  about: string;
  results?: string | undefined;
  from?: string | undefined;
  ticked?: string[];
}> {
  switch (form.intent) {
    case 'confirm': {
      const [result] = await confirmPeople(ctx, slug, [{ id, ...form }]);
      return { done: form.intent, about: requireConfirmed(slug, result) };
    }
    case 'refuse': {
      const { name } = await refusePerson(ctx, slug, id, form.reason);
      const ticked = form.ids.filter((one) => one !== id);
      return { done: form.intent, about: name, from: form.queue, ticked };
    }
    case 'reopen':
      return { done: form.intent, about: (await reopenPerson(ctx, slug, id)).name };
    case 'unconfirm': {
      const { name, done } = await unconfirmPerson(ctx, slug, id);
      return { done, about: name, results: form.results };
    }
    case 'change':
      return { done: form.intent, about: (await changeMember(ctx, slug, id, form)).name };
    case 'further': {
      const about = (await decideFurtherUnit(ctx, slug, id, form)).unit;
      return { done: `further.${form.decision}` as const, about };
    }
    case 'addUnit': {
      const added = { unit: form.newUnit, tenure: form.newTenure, asked: form.asked };
      return { done: form.intent, about: (await giveFurtherUnit(ctx, slug, id, added)).unit };
    }
  }
}
