import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import { bookablePlaceKinds } from '#db/enums.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { Fold } from '#app/ui/text/fold.tsx';
import type { placesPage } from './places.server.ts';

type Page = Awaited<ReturnType<typeof placesPage>>;

/** What can be booked in a community, and the beginnings of more. */
export function PlacesView({ page: { community, places, closed } }: { page: Page }) {
  const t = useMessages(bookingsDesk);
  const say = useMessages(bookings);
  const desk = `/manage/${community.slug}/bookings/places`;
  return (
    <SectionDesk
      section="bookings"
      community={community}
      above={[]}
      title={t('places')}
      lead={t('placesLead')}
    >
      {places.length === 0 ? <p>{t('noPlaces')}</p> : <List desk={desk} places={places} />}
      <section aria-labelledby="add" className={layout.stack}>
        <h2 id="add">{t('addPlace')}</h2>
        <p>{t('addPlaceLead')}</p>
        <ul role="list" className={lines.lines}>
          {bookablePlaceKinds.map((kind) => (
            <li key={kind} className={lines.line}>
              <Link to={`${desk}/new?kind=${kind}`} className={lines.title}>
                {say(`kinds.${kind}`)}
              </Link>
              <p className={layout.muted}>{t(`templateLeads.${kind}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      {closed.length > 0 && (
        <Fold summary={t('closedPlaces', { count: closed.length })}>
          <List desk={desk} places={closed} />
        </Fold>
      )}
    </SectionDesk>
  );
}

function List({ desk, places }: { desk: string; places: Page['places'] }) {
  const say = useMessages(bookings);
  const lang = useLang();
  return (
    <ul role="list" className={lines.lines}>
      {places.map(({ id, kind, name, language }) => (
        <li key={id} className={lines.line}>
          <Link to={`${desk}/${id}`} lang={lang(language)} className={lines.title}>
            <bdi>{name}</bdi>
          </Link>
          <p className={layout.muted}>{say(`kinds.${kind}`)}</p>
        </li>
      ))}
    </ul>
  );
}
