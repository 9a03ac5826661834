import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { bookingsPath } from '../paths.ts';
import { spanText } from '../span-text.ts';
import { StateBadge } from '../state-badge.tsx';
import { BookingsFrame } from './bookings-frame.tsx';
import type { bookingsPage } from './overview.server.ts';

type Page = Awaited<ReturnType<typeof bookingsPage>>;

/** What can be booked, and what the reader has booked. */
export function BookingsView({ page }: { page: Page }) {
  const t = useMessages(bookings);
  const { community, isOn, isDesk, places, own } = page;
  return (
    <BookingsFrame
      community={community}
      title={t('title')}
      lead={t.rich(isOn ? 'lead' : 'noNew', { community: <bdi>{community.name}</bdi> })}
    >
      {isDesk && (
        <p>
          <Link to={`/manage/${community.slug}/bookings`}>{t('toDesk')}</Link>
        </p>
      )}
      <section aria-labelledby="own" className={layout.stack}>
        <h2 id="own">{t('own')}</h2>
        {own.length === 0 ? (
          <p className={layout.muted}>{t('noneOwn')}</p>
        ) : (
          <OwnBookings slug={community.slug} own={own} />
        )}
      </section>
      {isOn && (
        <section aria-labelledby="places" className={layout.stack}>
          <h2 id="places">{t('places')}</h2>
          {places.length === 0 ? (
            <p>{t('noPlaces')}</p>
          ) : (
            <Places slug={community.slug} places={places} />
          )}
        </section>
      )}
    </BookingsFrame>
  );
}

function OwnBookings({ slug, own }: { slug: string; own: Page['own'] }) {
  const t = useMessages(bookings);
  const formats = useFormats();
  const lang = useLang();
  return (
    <ul role="list" className={lines.lines}>
      {own.map(({ id, placeId, name, language, start, end, state, owed }) => (
        <li key={id} className={lines.line}>
          <p className={layout.row}>
            <Link
              to={bookingsPath(slug, placeId, id)}
              lang={lang(language)}
              className={lines.title}
            >
              <bdi>{name}</bdi>
            </Link>
            <StateBadge state={state} />
          </p>
          <p>{spanText(formats, t, { start, end })}</p>
          {owed > 0 && <p className={layout.muted}>{t('stillToDo', { count: owed })}</p>}
        </li>
      ))}
    </ul>
  );
}

function Places({ slug, places }: { slug: string; places: Page['places'] }) {
  const t = useMessages(bookings);
  const { price } = useFormats();
  const lang = useLang();
  return (
    <ul role="list" className={lines.lines}>
      {places.map((place) => (
        <li key={place.id} className={lines.line}>
          <p className={layout.row}>
            <Link
              to={bookingsPath(slug, place.id)}
              lang={lang(place.language)}
              className={lines.title}
            >
              <bdi>{place.name}</bdi>
            </Link>
            {place.bookers === 'OWNERS' && <Badge>{t('ownersBadge')}</Badge>}
          </p>
          <p className={layout.muted}>
            {[
              t(`kinds.${place.kind}`),
              place.deposit !== null && t('withDeposit', { amount: price(place.deposit) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
