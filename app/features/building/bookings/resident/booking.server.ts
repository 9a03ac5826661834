import { Booking } from '#db/entities/index.ts';
import { claimFiles, dropFiles } from '#app/features/media/files/claim.server.ts';
import { submitFileForm } from '#app/features/media/files/file-form.server.ts';
import { storedFileResponse } from '#app/features/media/files/open.server.ts';
import { noMailToReader } from '#app/features/mail/transport/no-mail-note.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { canSeeHub } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { bookingNotFound, requireBookingIn, requireLockedBooking } from '../access.server.ts';
import { cancelBooking } from '../commands/cancel.server.ts';
import { recordBooking } from '../commands/log-lines.server.ts';
import { tasksOf } from '../owed.ts';
import { bookingsPath } from '../paths.ts';
import { placeName } from '../place-name.ts';
import { canCancel, cancelUntil, isOpen, isOwnBooking } from '../policy.ts';
import { cancelSchema, certificateSchema } from './schema.ts';

interface Address {
  slug: string;
  id: string | undefined;
}

/**
 * One's own booking, with what is still owed for it. Throws AppError as `requireBookingIn` does, and `not-found` for
 * somebody else's: the desk has a page of its own.
 */
export async function bookingPage(ctx: Ctx, { slug, id }: Address) {
  const { community, booking } = await requireOwn(ctx, slug, id);
  const now = new Date();
  const hub = canSeeHub(ctx.actor, community.id);
  return {
    community: {
      id: community.id,
      slug: community.slug,
      name: community.name,
      managerEmail: community.managerEmail,
      managerPhone: community.managerPhone,
    },
    booking: {
      id: booking.id,
      placeId: booking.placeId,
      ...placeName(ctx.locale, booking),
      unit: booking.unitLabel,
      start: booking.startsAt,
      end: booking.endsAt,
      state: booking.state,
      words: booking.words,
      reason: booking.reason,
      deposit: booking.deposit,
      depositReturnedAt: booking.depositReturnedAt,
      tasks: tasksOf(booking),
      needsCertificate: booking.needsCertificate,
      hasCertificate: booking.certificateId !== null,
      position: booking.position,
      isOver: booking.endsAt <= now,
      isOpen: isOpen(booking, now),
      cancelUntil: cancelUntil(booking),
      canCancel: canCancel(ctx.actor, booking, now),
    },
    /** Which pages around this one still open: that of the community, the list, and that of the place. */
    leadsTo: {
      hub,
      list: hub && (community.takesBookings || booking.endsAt > now),
      place: hub && community.takesBookings,
    },
    noMail: noMailToReader(ctx),
    formKey: newFormKey(),
  };
}

async function requireOwn(ctx: Ctx, slug: string, id: string | undefined) {
  const found = await requireBookingIn(ctx, slug, id);
  if (!isOwnBooking(ctx.actor, found.booking)) throw bookingNotFound();
  return found;
}

/** Cancels one's own booking, and leads to the list; back to it for who is no longer a member. */
export const submitCancel = (ctx: Ctx, request: Request, { slug, id }: Address) =>
  submitForm(ctx, request, {
    schema: cancelSchema,
    run: async (_, inside) => {
      const { community, booking } = await requireOwn(inside, slug, id);
      await cancelBooking(inside, slug, id);
      const hasList = canSeeHub(inside.actor, community.id);
      return { to: hasList ? bookingsPath(slug) : bookingsPath(slug, booking.placeId, booking.id) };
    },
    respond: ({ to }) =>
      redirectWithToast(to, {
        title: translate(ctx.locale, 'bookings.cancelled.title'),
        description: translate(ctx.locale, 'bookings.cancelled.description'),
      }),
  });

/**
 * The page on which somebody adds their certificate. Throws AppError as `bookingPage`, and `not-found` where none is
 * asked for.
 */
export async function certificatePage(ctx: Ctx, address: Address) {
  const page = await bookingPage(ctx, address);
  if (!page.booking.needsCertificate || !page.booking.isOpen) {
    throw new AppError('not-found', 'bookings.noCertificateNeeded');
  }
  return page;
}

/** Adds the certificate of a booking, in place of the one before. */
export async function submitCertificate(ctx: Ctx, request: Request, { slug, id }: Address) {
  const { community, booking } = await certificatePage(ctx, { slug, id });
  const { placeId, id: bookingId } = booking;
  return submitFileForm(
    ctx,
    request,
    { communityId: community.id, most: 1 },
    {
      schema: certificateSchema,
      run: ({ files: [file] }, inside) =>
        addCertificate(inside, community.id, bookingId, file?.id ?? ''),
      respond: () =>
        redirectWithToast(bookingsPath(slug, placeId, bookingId), {
          title: translate(ctx.locale, 'bookings.certificateAdded.title'),
          description: translate(ctx.locale, 'bookings.certificateAdded.description'),
        }),
    },
  );
}

const addCertificate = (ctx: Ctx, communityId: string, bookingId: string, fileId: string) =>
  inTransaction(ctx.em, async (tx) => {
    const actor = requireActor(ctx);
    const booking = await requireLockedBooking({ ...ctx, em: tx }, communityId, bookingId);
    if (!isOpen(booking, new Date())) throw new AppError('conflict', 'bookings.isOver');
    await claimFiles(tx, actor, communityId, [fileId]);
    await tx.nativeUpdate(
      Booking,
      { id: booking.id },
      { certificate: fileId, version: booking.version + 1, updatedAt: new Date() },
    );
    await dropFiles(tx, booking.certificateId === null ? [] : [booking.certificateId]);
    await recordBooking(tx, actor, booking, { what: 'CERTIFICATE' });
    return { id: booking.id };
  });

/**
 * The certificate of a booking, for its person and who runs the bookings. Throws AppError as `requireBookingIn` does,
 * and `not-found`.
 */
export async function certificateFile(ctx: Ctx, { slug, id }: Address): Promise<Response> {
  const { booking } = await requireBookingIn(ctx, slug, id);
  const { certificateId, certificateName: name, certificateType: mediaType } = booking;
  if (certificateId === null || name === null || mediaType === null) {
    throw new AppError('not-found', 'bookings.noCertificate');
  }
  const response = await storedFileResponse({ id: certificateId, name, mediaType });
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}
