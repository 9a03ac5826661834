import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { Question } from '#app/lib/forms/choice.ts';
import { noMailNote } from '#app/features/mail/transport/no-mail-note.server.ts';
import { isBlank } from '#app/lib/forms/names.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { savedPart, unsentFields } from '#app/lib/forms/unsent-fields.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { z } from 'zod';
import { bookerName, isLeftToOthers, requireBooking, type BookingRow } from '../access.server.ts';
import { cancelBooking } from '../commands/cancel.server.ts';
import { decideBooking } from '../commands/decide.server.ts';
import { writeDown } from '../commands/write-down.server.ts';
import { tasksOf } from '../owed.ts';
import { placeName } from '../place-name.ts';
import { holdsItsTime, isOpen } from '../policy.ts';
import { deskBookingSchema } from './schema.ts';

/** A booking as the desk sees it. Throws AppError `not-found`. */
export async function deskBookingPage({ ctx, community, params }: DeskPageArgs) {
  const row = await requireBooking(ctx, community.id, params.id);
  const { slug, name } = community;
  return {
    community: { slug, name },
    booking: {
      ...{ id: row.id, placeId: row.placeId, ...placeName(ctx.locale, row) },
      ...{ start: row.startsAt, end: row.endsAt, state: row.state, position: row.position },
      unit: row.unitLabel,
      who: bookerName(ctx.locale, row),
      phone: row.phone,
      ...{ words: row.words, reason: row.reason, deposit: row.deposit },
      ...{ depositHeldAt: row.depositHeldAt, depositReturnedAt: row.depositReturnedAt },
      ...{ keyOutAt: row.keyOutAt, keyInAt: row.keyInAt, damage: row.damage },
      ...{ needsCertificate: row.needsCertificate, certificate: row.certificateName },
      certificateReceivedAt: row.certificateReceivedAt,
      createdAt: row.createdAt,
      /** The day of its start in Ottawa. */
      day: cityToday(row.startsAt),
      tasks: tasksOf(row),
      has: {
        refuse: hasPart(row, 'refuse'),
        cancel: hasPart(row, 'cancel'),
        DAMAGE: hasPart(row, 'DAMAGE'),
      },
      /** Whether it is the reader's own, so that another moderator confirms it. */
      isLeftToOthers: await isLeftToOthers(ctx.em, requireActor(ctx), row),
    },
    formKey: newFormKey(),
  };
}

export type DeskBookingPage = Awaited<ReturnType<typeof deskBookingPage>>;

/** Does what the desk selected, and stays on the booking's page. */
export async function submitDeskBooking({ ctx, request, community, params }: DeskPageArgs) {
  const form = await readFormData(request);
  const draft = resumeDraft(ctx, form, { schema: deskBookingSchema });
  if (draft) return draft;
  return submitFields(ctx, request, form, {
    schema: deskBookingSchema,
    run: async (typed, inside) => {
      await carryOut(inside, community.id, params.id, typed);
      const { intent, undo, damage } = typed;
      return {
        intent,
        what: undo || (intent === 'DAMAGE' && !damage) ? 'undone' : intent,
      } as const;
    },
    questions: () => whichDecision(ctx, form),
    respond: async ({ intent, what }) => {
      const title = translate(ctx.locale, `bookingsDesk.done.${what}.title`);
      const told = translate(ctx.locale, `bookingsDesk.done.${what}.description`);
      const isTold = what === 'confirm' || what === 'refuse' || what === 'cancel';
      const text = (isTold ? noMailNote(ctx) : null) ?? told;
      const unsent = unsentFields(form, parts, intent);
      if (Object.keys(unsent).length > 0) {
        const booking = await requireBooking(ctx, community.id, params.id);
        const gone = Object.entries(parts).flatMap(([part, fields]) =>
          hasPart(booking, part as Part) ? [] : fields,
        );
        return savedPart(ctx.locale, { title, text }, unsent, { long: Object.keys(unsent), gone });
      }
      return redirectWithToast(`${deskPath(community.slug, 'bookings')}/${params.id}`, {
        title,
        description: text,
      });
    },
  });
}

/** The question of a form that confirms a booking and has a reason to refuse it; none otherwise. */
function whichDecision({ locale }: Ctx, form: FormData): Record<string, Question> {
  const reason = form.get('reason');
  if (form.get('intent') !== 'confirm' || typeof reason !== 'string' || isBlank(reason)) return {};
  return {
    reason: {
      text: translate(locale, 'bookingsDesk.whichDecision'),
      picks: [
        {
          label: translate(locale, 'bookingsDesk.confirmWithoutReason'),
          value: 'intent=confirm&reason=',
        },
        { label: translate(locale, 'bookingsDesk.refuse'), value: 'intent=refuse' },
      ],
      again: 'intent=confirm',
    },
  };
}

/** What is written beside a button of the page's form. */
const parts = { refuse: ['reason'], cancel: ['cancelReason'], DAMAGE: ['damage'] };

type Part = keyof typeof parts;

/** Whether the page of a booking has a part. Once it is cancelled, what was handed over still has to come back. */
export function hasPart(
  booking: Pick<BookingRow, 'state' | 'endsAt' | 'depositHeldAt' | 'keyOutAt'>,
  part: Part,
): boolean {
  const { state, depositHeldAt, keyOutAt } = booking;
  const isStillOpen = isOpen(booking, new Date());
  if (part === 'cancel') return isStillOpen;
  if (part === 'refuse') return state === 'ASKED' && isStillOpen;
  return holdsItsTime(state) || depositHeldAt !== null || keyOutAt !== null;
}

function carryOut(
  ctx: Ctx,
  communityId: string,
  id: string | undefined,
  { intent, reason, cancelReason, damage, undo }: z.output<typeof deskBookingSchema>,
) {
  switch (intent) {
    case 'confirm':
      return decideBooking(ctx, communityId, id, { to: 'CONFIRMED' });
    case 'refuse':
      return decideBooking(ctx, communityId, id, { to: 'REFUSED', reason: reason ?? '' });
    case 'cancel':
      return cancelBooking(ctx, communityId, id, cancelReason ?? null);
    case 'DAMAGE':
      return writeDown(ctx, communityId, id, { what: intent, damage: damage ?? '' });
    default:
      return writeDown(ctx, communityId, id, { what: intent, isUndone: undo === 'yes' });
  }
}
