import { Link } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import type { Page } from '#app/lib/db/pagination.ts';
import { events as words } from '#app/messages/events.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { EventTile } from './event-tile.tsx';
import type { EventCard } from './queries.server.ts';

/** Every city event that is not over, the soonest first. */
export function EventsView({ events: { items, next } }: { events: Page<EventCard> }) {
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
      {items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('list.none')} />
        </EmptyPage>
      ) : (
        <div className={layout.grid}>
          {items.map((event) => (
            <EventTile key={event.id} event={event} heading="h2" />
          ))}
        </div>
      )}
      <ListPages next={next && `/events?after=${next}`} label={t('list.later')} />
    </div>
  );
}
