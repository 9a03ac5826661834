import { z } from 'zod';
import { Community } from '#db/entities/index.ts';
import { serviceRules } from '#db/enums.ts';
import { noMailNote } from '#app/features/mail/transport/no-mail-note.server.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { cityToday, isDay } from '#app/lib/forms/city-time.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { shelvedDocuments } from '../queries.server.ts';
import { requireShelved } from '../write-owner.server.ts';
import { ruleChoice } from './choices.ts';

const ruleForm = z
  .object({
    rule: z.enum(serviceRules, { error: 'owners.ruleRequired' }),
    decidedOn: z.string().trim().refine(isDay, 'owners.decidedOnUnreadable').optional(),
    document: z.uuid('owners.documentUnknown').optional(),
  })
  .superRefine(({ rule, decidedOn }, context) => {
    const complain = (message: string) =>
      context.addIssue({ code: 'custom', path: ['decidedOn'], message });
    if (rule === 'PAPER') return;
    if (!decidedOn) complain('owners.decidedOnRequired');
    else if (isDay(decidedOn) && decidedOn > cityToday()) complain('owners.decidedOnLater');
  });

const ruleSchema = withChoices(ruleForm, ruleChoice);

/** The form of whom a corporation serves by email. */
export async function rulePage(ctx: Ctx, community: Community) {
  const documents = await shelvedDocuments(ctx.em, community.id);
  return {
    community: { slug: community.slug, name: community.name },
    values: {
      rule: community.serviceRule,
      decidedOn: community.serviceDecidedOn ?? '',
      document: documents.some(({ id }) => id === community.serviceDocument)
        ? (community.serviceDocument ?? '')
        : '',
    },
    documents,
    noMail: noMailNote(ctx),
    today: cityToday(),
    formKey: newFormKey(),
  };
}

export type RulePage = Awaited<ReturnType<typeof rulePage>>;

/**
 * Changes whom a corporation serves by email, as of now: lists of notices follow once they are brought up to date.
 * Throws AppError `invalid` for a document that isn't on the shelf.
 */
export function submitRule(
  ctx: Ctx,
  request: Request,
  { actor, community }: { actor: Actor; community: Community },
) {
  return submitForm(ctx, request, {
    schema: ruleSchema,
    run: (input, inside) =>
      inTransaction(inside.em, async (tx) => {
        const isPaper = input.rule === 'PAPER';
        const document = isPaper ? null : (input.document ?? null);
        const decidedOn = isPaper ? null : (input.decidedOn ?? null);
        if (document) await requireShelved(tx, community.id, document);
        const before = await tx.findOneOrFail(
          Community,
          { id: community.id },
          { disableIdentityMap: true },
        );
        await tx.nativeUpdate(
          Community,
          { id: community.id },
          {
            serviceRule: input.rule,
            serviceDecidedOn: decidedOn,
            serviceDocument: document,
          },
        );
        await recordEvent(tx, {
          actor,
          communityId: community.id,
          subject: { type: 'COMMUNITY', id: community.id },
          action: 'CHANGE',
          from: before.serviceRule,
          to: input.rule,
          snapshot: {
            title: community.name,
            serviceRule: input.rule,
            serviceDecidedOn: decidedOn,
            before: {
              serviceRule: before.serviceRule,
              serviceDecidedOn: before.serviceDecidedOn ?? null,
            },
          },
        });
        return { rule: input.rule };
      }),
    respond: () =>
      redirectWithToast(`/manage/${community.slug}/service`, {
        title: translate(ctx.locale, 'owners.ruleSaved'),
        description: translate(ctx.locale, 'owners.ruleSavedText'),
      }),
  });
}
