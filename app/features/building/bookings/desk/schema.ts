import { z } from 'zod';
import { visibleText } from '#app/lib/forms/names.ts';
import { nameLength } from '../limits.ts';
import { line, slot, words } from '../resident/schema.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** What the desk does about a booking: the button that was selected, and its words. */
const deskIntents = [
  'confirm',
  'refuse',
  'cancel',
  'CERTIFICATE_RECEIVED',
  'DEPOSIT_HELD',
  'DEPOSIT_RETURNED',
  'KEY_OUT',
  'KEY_IN',
  'DAMAGE',
] as const;

export const deskBookingSchema = z
  .object({
    intent: z.enum(deskIntents, { error: 'http.formUnreadable' }),
    reason: words.optional(),
    cancelReason: words.optional(),
    damage: words.optional(),
    /** Takes back what was written down. */
    undo: z.literal('yes').optional(),
  })
  .refine(({ intent, reason }) => intent !== 'refuse' || Boolean(reason), {
    error: 'bookingsDesk.reasonMissing',
    path: ['reason'],
  });

/** Booking for a member, whom the address names. */
export const memberSchema = z.object({ slot, words: words.optional() });

/** Booking for somebody else at the counter. */
export const counterSchema = memberSchema.extend({
  name: line('bookingsDesk.nameMissing', nameLength),
  unit: line('bookingsDesk.unitMissing', unitLength),
  /** Of a unit that the register does not have, that it is right. */
  asked: z.string().overwrite(visibleText).optional(),
});
