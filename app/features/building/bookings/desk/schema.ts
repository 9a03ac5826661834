import { z } from 'zod';
import { nameLength, unitLength } from '../limits.ts';
import { line, slot, words } from '../resident/schema.ts';

/** What the desk does about a booking: the button that was selected, and its words. */
const deskIntents = [
  'confirm',
  'refuse',
  'cancel',
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
    damage: words.optional(),
    /** Takes back what was written down. */
    undo: z.literal('yes').optional(),
  })
  .refine(({ intent, reason }) => intent !== 'refuse' || Boolean(reason), {
    error: 'bookingsDesk.reasonMissing',
    path: ['reason'],
  });

/** Booking for somebody at the counter. */
export const counterSchema = z.object({
  slot,
  name: line('bookingsDesk.nameMissing', nameLength),
  unit: line('bookingsDesk.unitMissing', unitLength),
  words: words.optional(),
});
