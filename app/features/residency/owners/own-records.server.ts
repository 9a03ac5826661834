import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { caughtUp } from './compared.server.ts';
import { consentsOf, ownRecords } from './queries.server.ts';
import { changeOwnRecord, requireOwnRecord } from './save-owner.server.ts';
import { ownRecordSchema } from './schema.server.ts';

/** What the records of owners say of the actor. Throws AppError `unauthenticated`. */
export async function ownRecordsPage(ctx: Ctx) {
  const actor = requireActor(ctx, 'owners.loginFirst');
  const records = await ownRecords(ctx.em, actor.id);
  return {
    isConfirmed: actor.isConfirmed,
    records: records.map(({ id, name, unit, community, address, consent }) => ({
      id,
      name,
      unit,
      community,
      address,
      consent,
    })),
  };
}

export type OwnRecordsPage = Awaited<ReturnType<typeof ownRecordsPage>>;

/** The form of the actor's own record. Throws AppError: `unauthenticated`, `not-found` for anybody else's. */
export async function ownRecordPage(ctx: Ctx, param: string | undefined) {
  const id = parseIdParam(param, 'owners.notFound');
  requireActor(ctx, 'owners.loginFirst');
  const [record, consents] = await Promise.all([requireOwnRecord(ctx, id), consentsOf(ctx.em, id)]);
  const { name, unit, community, address, consent, isReachable, version } = record;
  return {
    record: { id, name, unit, community, isReachable },
    values: {
      address: address ?? '',
      answer: consent?.answer ?? '',
      version: String(version),
    },
    consents,
    formKey: newFormKey(),
  };
}

export type OwnRecordPage = Awaited<ReturnType<typeof ownRecordPage>>;

/** Changes the actor's own record. Throws as `changeOwnRecord`. */
export async function submitOwnRecord(ctx: Ctx, request: Request, param: string | undefined) {
  const id = parseIdParam(param, 'owners.notFound');
  const { unit, community } = await requireOwnRecord(ctx, id);
  return submitForm(ctx, request, {
    schema: ownRecordSchema,
    run: async (input, inside) => {
      await changeOwnRecord(inside, id, input);
      return { id };
    },
    respond: () =>
      redirectWithToast('/account/owner', {
        title: translate(ctx.locale, 'owners.ownSaved'),
        description: translate(ctx.locale, 'owners.ownSavedText', { unit, community }),
      }),
    catchUp: async (typed) =>
      caughtUp(ctx.locale, await requireOwnRecord({ ...ctx, em: ctx.em.fork() }, id), typed),
  });
}
