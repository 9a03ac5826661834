import { LockMode } from '@mikro-orm/core';
import { SiteSettings } from '#db/entities/index.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { notePublicChange } from '#app/lib/db/public-changes.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { actorById } from '#app/lib/session/session.server.ts';
import { requireAdmin, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { siteSettings } from './queries.server.ts';
import { operatorFields, operatorSchema, type OperatorInput } from './schema.ts';

/**
 * Handles the form of who runs this site. After a save in between, it comes back with what was typed and what is saved
 * now; sent again, it is saved. An ADMIN who asks for a second step and has none is led to set it up. Throws AppError
 * for everybody but ADMINs.
 */
export function submitOperator(ctx: Ctx, request: Request) {
  const { id } = requireAdmin(ctx);
  return submitForm(ctx, request, {
    schema: operatorSchema,
    run: async (input, { em }) => {
      await saveOperator(em, input, id);
      return {};
    },
    respond: async () => {
      // The next page names it, also where another server than ours runs the build.
      notePublicChange();
      // Whoever asks for it and has none sets it up before this page opens again.
      const lacks = (await actorById(ctx.em.fork(), id))?.lacksSecondStep;
      return redirectWithToast(lacks ? '/account/second-step' : '/admin/site', {
        title: translate(ctx.locale, 'siteSettings.saved.title'),
        description: translate(ctx.locale, 'siteSettings.saved.description'),
      });
    },
    catchUp: (input) => catchUp(ctx, input),
  });
}

/** Throws AppError `conflict` if somebody saved since the form was opened. */
async function saveOperator(
  em: Em,
  { seen, ...input }: OperatorInput,
  actorId: string,
): Promise<void> {
  await inTransaction(em, async (tx) => {
    await tx.execute('insert into site_settings (id) values (1) on conflict (id) do nothing');
    const { version, secondStep } = await tx.findOneOrFail(
      SiteSettings,
      { id: 1 },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (seen !== String(version)) throw new AppError('conflict', 'siteSettings.changedMeanwhile');
    const values = Object.fromEntries(operatorFields.map((field) => [field, input[field] ?? '']));
    const rule = input.secondStep ? { secondStep: input.secondStep } : {};
    await tx.nativeUpdate(SiteSettings, { id: 1 }, { ...values, ...rule, version: version + 1 });
    if (rule.secondStep && rule.secondStep !== secondStep) {
      logChange('accounts', `${actorId} asks a second step of ${rule.secondStep}`);
    }
  });
}

async function catchUp({ em, locale }: Ctx, input: OperatorInput): Promise<CatchUp> {
  const saved = await siteSettings(em.fork());
  const before = saved?.secondStep ?? 'NOBODY';
  const who = (rule: typeof before) => translate(locale, `siteSettings.secondStep.${rule}.label`);
  const labelOf = (name: (typeof operatorFields)[number] | 'secondStep') =>
    name === 'secondStep'
      ? translate(locale, 'siteSettings.secondStep.legend')
      : translate(locale, `siteSettings.fields.${name}`);
  const changes = differingFields(locale, labelOf, [
    ...operatorFields.map((name) => [name, saved?.[name], input[name]] as const),
    ['secondStep', who(before), who(input.secondStep ?? before)],
  ]);
  return { values: { seen: String(saved?.version ?? 0) }, conflict: { changes } };
}
