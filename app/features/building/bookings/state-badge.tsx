import type { BookingState } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { Badge, type BadgeKind } from '#app/ui/badge.tsx';

const kinds: Record<BookingState, BadgeKind> = {
  ASKED: 'accent',
  CONFIRMED: 'success',
  WAITING: 'accent',
  REFUSED: 'plain',
  CANCELLED: 'plain',
};

/** How a booking stands, in a few words. */
export function StateBadge({ state }: { state: BookingState }) {
  const t = useMessages(bookings);
  return <Badge kind={kinds[state]}>{t(`states.${state}`)}</Badge>;
}
