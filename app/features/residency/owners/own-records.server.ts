import { noMailNote } from '#app/features/mail/transport/no-mail-note.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { caughtUp } from './compared.server.ts';
import { consentsOf, ownRecords, wayOf, type OwnerRow } from './queries.server.ts';
import { changeOwnRecord, requireOwnRecord } from './change-own-record.server.ts';
import { ownRecordSchema } from './schema.server.ts';

/** What the records of owners say of the actor, with all units of each. Throws AppError `unauthenticated`. */
export async function ownRecordsPage(ctx: Ctx) {
  const actor = requireActor(ctx, 'owners.loginFirst');
  const rows = Map.groupBy(await ownRecords(ctx.em, actor.id), ({ id }) => id);
  return {
    isConfirmed: actor.isConfirmed,
    noMail: noMailNote(ctx),
    records: [...rows.values()].map((units) => {
      const [first] = units as [(typeof units)[0], ...typeof units];
      return {
        id: first.id,
        name: first.name,
        community: first.community,
        units: units.map(({ unit }) => unit),
        consent: first.consent,
        ...serviceView(first),
      };
    }),
  };
}

/** How an owner is served, for a view. */
export const serviceView = (row: OwnerRow) => ({ address: row.address, way: wayOf(row) });

export type OwnRecordsPage = Awaited<ReturnType<typeof ownRecordsPage>>;

/** The form of the actor's own record. Throws AppError: `unauthenticated`, `not-found` for anybody else's. */
export async function ownRecordPage(ctx: Ctx, param: string | undefined) {
  const id = parseIdParam(param, 'owners.notFound');
  requireActor(ctx, 'owners.loginFirst');
  const [{ record, units }, consents] = await Promise.all([
    requireOwnRecord(ctx, id),
    consentsOf(ctx.em, id),
  ]);
  const { name, community, address, consent, email, accountEmail, version } = record;
  return {
    record: {
      id,
      name,
      units,
      community,
      rule: record.rule,
      accountEmail,
      cameBack: record.cameBack,
      ...serviceView(record),
    },
    values: {
      email: email ?? '',
      address: address ?? '',
      answer: consent?.answer ?? '',
      version: String(version),
    },
    consents,
    noMail: noMailNote(ctx),
    formKey: newFormKey(),
  };
}

export type OwnRecordPage = Awaited<ReturnType<typeof ownRecordPage>>;

/** Changes the actor's own record. Throws as `changeOwnRecord`. */
export async function submitOwnRecord(ctx: Ctx, request: Request, param: string | undefined) {
  const id = parseIdParam(param, 'owners.notFound');
  const { record, units } = await requireOwnRecord(ctx, id);
  return submitForm(ctx, request, {
    schema: ownRecordSchema,
    run: async (input, inside) => {
      await changeOwnRecord(inside, id, input);
      return { id };
    },
    respond: () =>
      redirectWithToast('/account/owner', {
        title: translate(ctx.locale, 'owners.ownSaved'),
        description: translate(ctx.locale, 'owners.ownSavedText', {
          unit: units.join(', '),
          community: record.community,
        }),
      }),
    catchUp: async (typed) => {
      const saved = await requireOwnRecord({ ...ctx, em: ctx.em.fork() }, id);
      return caughtUp(ctx.locale, saved.record, typed);
    },
  });
}
