import { FollowLink } from '#app/features/newsroom/feeds/follow-link.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { events as words } from '#app/messages/en/events.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { EventTile } from './event-tile.tsx';
import type { EventCard } from './queries.server.ts';

/** Every city event that is not over, the soonest first. */
export function EventsView({ events }: { events: TwoWayPage<EventCard> }) {
  const t = useMessages(words);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <p>
            <Link to="/">{t('backToHome')}</Link>
          </p>
        }
        title={t('list.title')}
        lead={t('list.lead')}
      />
      {events.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('list.none')} />
        </EmptyPage>
      ) : (
        <div className={layout.grid}>
          {events.items.map((event) => (
            <EventTile key={event.id} event={event} heading="h2" />
          ))}
        </div>
      )}
      <ListPages page={events} previousLabel={t('list.earlier')} nextLabel={t('list.later')} />
      <FollowLink feed="events" />
    </div>
  );
}
