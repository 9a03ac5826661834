import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { bookingsPath } from './paths.ts';
import type { Elevator } from './moving.server.ts';

/** The way to the elevator, for a member who moves in or out. */
export function BookElevator({ elevator: { slug, placeId, name } }: { elevator: Elevator }) {
  const t = useMessages(bookings);
  return (
    <p>
      <Link to={bookingsPath(slug, placeId)}>{t('moving.own', { place: name })}</Link>
    </p>
  );
}

/** The same at the desk, for a person of the building. */
export function BookForPerson({
  elevator: { slug, placeId, name: place },
  person,
}: {
  elevator: Elevator;
  /** A membership of the community. */
  person: { id: string };
}) {
  const t = useMessages(bookings);
  const query = new URLSearchParams({ place: placeId, member: person.id });
  return (
    <p>
      <Link to={`/manage/${slug}/bookings/new?${query.toString()}`}>
        {t('moving.forPerson', { place })}
      </Link>
    </p>
  );
}
