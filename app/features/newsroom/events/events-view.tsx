import { FollowLink } from '#app/features/newsroom/feeds/follow-link.tsx';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { events as words } from '#app/messages/en/events.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { pictureName } from '#app/ui/pictures/picture-name.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as styles from './event-lead.css.ts';
import { EventRows } from './event-row.tsx';
import type { EventCard, EventsPage } from './queries.server.ts';

/** The city events, the very next one large. */
export function EventsView({ events }: { events: EventsPage }) {
  const t = useMessages(words);
  const lead = events.previous === null ? events.items[0] : undefined;
  const others = lead ? events.items.slice(1) : events.items;
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={<BackLink to="/">{t('backToHome')}</BackLink>}
        title={t('list.title')}
        lead={t('list.lead')}
      />
      {events.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('list.none')} />
        </EmptyPage>
      ) : (
        <>
          {lead && <EventLead event={lead} beginning={events.beginning} />}
          <div className={styles.months}>
            {byMonth(others).map(({ month, items }) => (
              <section key={month} aria-label={month} className={styles.monthOf}>
                <h2 className={styles.month}>{month}</h2>
                <EventRows events={items} heading="h3" pictured />
              </section>
            ))}
          </div>
        </>
      )}
      <ListPages page={events} previousLabel={t('list.earlier')} nextLabel={t('list.later')} />
      <FollowLink feed="events" />
    </div>
  );
}

/** Events in a row that have the same month, together. */
function byMonth(events: EventsPage['items']) {
  const months: { month: string; items: EventsPage['items'] }[] = [];
  for (const event of events) {
    const last = months.at(-1);
    if (last?.month === event.month) last.items.push(event);
    else months.push({ month: event.month, items: [event] });
  }
  return months;
}

function EventLead({ event, beginning }: { event: EventCard; beginning: string }) {
  const t = useMessages(words);
  const { timeOfDay } = useFormats();
  const { slug, language, title, startDate, days, location, picture } = event;
  const lang = useLang()(language);
  const to = `/events/${slug}`;
  return (
    <article className={styles.lead}>
      {picture && (
        <img
          src={picture}
          alt=""
          width={1200}
          height={675}
          className={styles.picture}
          {...pictureName(to)}
        />
      )}
      <div className={styles.words}>
        <p className={styles.when}>
          <span className={styles.days}>
            <Moment at={startDate} text={days} />
          </span>
          <span suppressHydrationWarning>{t('startsAt', { time: timeOfDay(startDate) })}</span>
        </p>
        <h2 lang={lang} className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </h2>
        {location && (
          <p lang={lang} className={layout.muted}>
            {location}
          </p>
        )}
        {beginning && (
          <p lang={lang} className={styles.beginning}>
            {beginning}
          </p>
        )}
        <OtherLanguageBadge language={language} />
      </div>
    </article>
  );
}
