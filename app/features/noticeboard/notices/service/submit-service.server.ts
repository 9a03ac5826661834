import { z } from 'zod';
import { NoticeService, ServiceHandover } from '#db/entities/index.ts';
import { serviceWays } from '#db/enums.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday, isDay } from '#app/lib/forms/city-time.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import {
  lockManagedNotice,
  requireManagedNotice,
  type NoticeAddress,
} from '../desk/access.server.ts';
import { recordAbout } from '../desk/record-about.server.ts';
import { listIn, serviceLists } from '../desk/lists.ts';
import { noticePath } from '../desk/paths.ts';
import { beginService } from './begin-service.server.ts';
import { replaceServices } from './replace-services.server.ts';
import { serviceRows } from './rows.server.ts';
import { isBeforeCorrection } from './service-page.server.ts';
import { cameBack, cameThrough } from './email-came-back.server.ts';
import { loggedOwner } from './service-words.server.ts';

const words = (required: 'noticeService.whatRequired' | 'noticeService.byRequired') =>
  z
    .string({ error: required })
    .overwrite(visibleText)
    .min(1, required)
    .max(200, 'noticeService.wordsTooLong');

const handOverSchema = z.object({
  intent: z.literal('handOver'),
  owners: z
    .array(z.uuid('http.formUnreadable'), { error: 'noticeService.noneChosen' })
    .min(1, 'noticeService.noneChosen')
    .max(200, 'http.formUnreadable'),
  way: z.enum(serviceWays).exclude(['EMAIL'], { error: 'http.formUnreadable' }),
  what: words('noticeService.whatRequired'),
  handedOn: z
    .string({ error: 'noticeService.dayRequired' })
    .trim()
    .refine(isDay, 'noticeService.dayRequired')
    .refine((day) => day <= cityToday(), 'noticeService.dayLater'),
  handedBy: words('noticeService.byRequired'),
  count: z.coerce
    .number({ error: 'noticeService.countRequired' })
    .int('noticeService.countRequired')
    .min(1, 'noticeService.countRequired')
    .max(10_000, 'noticeService.countRequired')
    // Empty is one for each owner that is selected.
    .optional(),
});

const schema = z.discriminatedUnion(
  'intent',
  [
    handOverSchema,
    z.object({ intent: z.literal('undo'), handover: z.uuid('http.formUnreadable') }),
    z.object({ intent: z.literal('refresh') }),
    z.object({ intent: z.literal('cameThrough'), service: z.uuid('http.formUnreadable') }),
    z.object({
      intent: z.literal('cameBack'),
      service: z.uuid('http.formUnreadable'),
      day: z
        .string({ error: 'noticeService.dayRequired' })
        .trim()
        .refine(isDay, 'noticeService.dayRequired')
        .refine((day) => day <= cityToday(), 'noticeService.dayLater'),
    }),
    /** Without an owner, all of them. */
    z.object({ intent: z.literal('again'), owner: z.uuid('http.formUnreadable').optional() }),
  ],
  { error: 'http.formUnreadable' },
);

type Form = z.output<typeof schema>;

/**
 * Carries out a form of the service page, and stays at its list. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, also for an owner or an entry of another notice.
 */
export async function submitService({
  ctx,
  params: { slug = '', id = '' },
  url,
  request,
}: Pick<PageArgs, 'ctx' | 'params' | 'url' | 'request'>) {
  await requireActorForForm(ctx, request, ['owners', 'what', 'handedOn', 'handedBy', 'count']);
  await requireManagedNotice(ctx, { slug, id });
  const list = listIn(url.searchParams, serviceLists);
  const path = noticePath(slug, id, 'service');
  return submitForm(ctx, request, {
    schema,
    run: (form, inside) => runForm(inside, { slug, id }, form),
    respond: ({ done, count }) =>
      redirectWithToast(list === 'all' ? path : `${path}?show=${list}`, {
        title: translate(ctx.locale, `noticeService.done.${done}.title`),
        description: translate(ctx.locale, `noticeService.done.${done}.text`, { count }),
      }),
  });
}

/** What a form did, and with how many owners. */
interface Done {
  done: 'handOver' | 'undo' | 'refresh' | 'same' | 'again' | 'cameBack' | 'cameThrough';
  count: number;
}

function runForm(ctx: Ctx, address: NoticeAddress, form: Form): Promise<Done> {
  switch (form.intent) {
    case 'handOver':
      return handOver(ctx, address, form);
    case 'undo':
      return undo(ctx, address, form.handover);
    case 'again':
      return again(ctx, address, form.owner);
    case 'cameBack':
      return cameBack(ctx, address, form);
    case 'cameThrough':
      return cameThrough(ctx, address, form.service);
    case 'refresh':
      return refresh(ctx, address);
  }
}

/**
 * Writes down that paper was handed over for these owners, who count as served by it. Those whom something
 * served in the meantime stay as they are; where that is all of them, it throws AppError `conflict`.
 */
const handOver = (
  ctx: Ctx,
  address: NoticeAddress,
  { owners, way, what, handedOn, handedBy, count: typed }: z.output<typeof handOverSchema>,
) =>
  inTransaction(ctx.em, async (tx) => {
    const managed = await lockManagedNotice({ ...ctx, em: tx }, address);
    const { actor, community, notice } = managed;
    const rows = await serviceRows(tx, notice.id);
    const chosen = rows.filter(({ id }) => owners.includes(id));
    if (chosen.length < new Set(owners).size) {
      throw new AppError('not-found', 'noticeService.unknownOwner');
    }
    const open = chosen.filter(({ status }) => !status.isServed);
    if (open.length === 0) throw new AppError('conflict', 'noticeService.servedSince');
    const { correctedAt } = open.find((row) => isBeforeDay(handedOn, row.correctedAt)) ?? {};
    if (correctedAt) {
      throw new AppError('invalid', 'noticeService.dayBeforeCorrection', {
        field: 'handedOn',
        params: { day: formatsFor(ctx.locale).longDate(correctedAt) },
      });
    }
    const id = crypto.randomUUID();
    const count = typed ?? chosen.length;
    await tx.insert(ServiceHandover, {
      ...{ id, notice: notice.id, way, what, handedOn, handedBy, count },
      ...{ recordedBy: actor.id, createdAt: new Date() },
    });
    await tx.nativeUpdate(
      NoticeService,
      { id: { $in: open.map((row) => row.id) } },
      { handover: id },
    );
    await recordAbout(tx, managed, {
      ...{ handedOver: what, handedOn, handedBy, handedCount: count },
      servedOwners: open.map((row) => loggedOwner(community, row)),
    });
    return { done: 'handOver' as const, count: open.length };
  });

/** Whether a day in Ottawa is over by a moment. */
const isBeforeDay = (day: string, moment: Date | null): boolean =>
  moment !== null && day < cityToday(moment);

/**
 * Serves the corrected notice again on those who were served with the text before its correction, or on one of them:
 * they are not served yet, and how they were stays beside it. Throws AppError `conflict` where nobody is left whom
 * it can be served on again.
 */
const again = (ctx: Ctx, address: NoticeAddress, owner: string | undefined) =>
  inTransaction(ctx.em, async (tx) => {
    const managed = await lockManagedNotice({ ...ctx, em: tx }, address);
    const { community, notice } = managed;
    const rows = await serviceRows(tx, notice.id);
    if (owner !== undefined && !rows.some(({ id }) => id === owner)) {
      throw new AppError('not-found', 'noticeService.unknownOwner');
    }
    const correctedAt = notice.correctedAt ?? null;
    const chosen = rows.filter(
      (row) =>
        notice.status === 'PUBLISHED' &&
        isBeforeCorrection(row, correctedAt) &&
        (owner === undefined || row.id === owner),
    );
    await replaceServices(tx, notice, chosen);
    await beginService(tx, notice);
    // Who is no longer an owner on record stays as they are.
    const left = await tx.find(
      NoticeService,
      { id: { $in: chosen.map(({ id }) => id) } },
      { fields: ['id'], disableIdentityMap: true },
    );
    const again = chosen.filter(({ id }) => left.some((one) => one.id === id));
    if (again.length === 0) throw new AppError('conflict', 'noticeService.nobodyAgain');
    await recordAbout(tx, managed, {
      servedAgain: correctedAt,
      servedOwners: again.map((row) => loggedOwner(community, row)),
    });
    return { done: 'again' as const, count: again.length };
  });

/** Takes an entry back that was a mistake: those it served are not served any more. */
const undo = (ctx: Ctx, address: NoticeAddress, handoverId: string) =>
  inTransaction(ctx.em, async (tx) => {
    const managed = await lockManagedNotice({ ...ctx, em: tx }, address);
    const entry = await tx.findOne(
      ServiceHandover,
      { id: handoverId, notice: managed.notice.id },
      { disableIdentityMap: true },
    );
    if (!entry) throw new AppError('not-found', 'noticeService.unknownHandover');
    const count = await tx.nativeUpdate(
      NoticeService,
      { handover: handoverId },
      { handover: null },
    );
    await tx.nativeDelete(ServiceHandover, { id: handoverId });
    const { what, handedOn, handedBy } = entry;
    await recordAbout(tx, managed, {
      ...{ handedUndone: what, handedOn, handedBy, handedCount: entry.count },
    });
    return { done: 'undo' as const, count };
  });

/** Brings those who are not served yet in line with the record of owners. */
const refresh = (ctx: Ctx, address: NoticeAddress) =>
  inTransaction(ctx.em, async (tx) => {
    const { notice } = await lockManagedNotice({ ...ctx, em: tx }, address);
    const hasChanged = await beginService(tx, notice);
    return { done: hasChanged ? ('refresh' as const) : ('same' as const), count: 0 };
  });
