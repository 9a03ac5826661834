import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useLang } from '#app/lib/i18n/use-messages.tsx';
import { Card } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import type { EventCard } from './queries.server.ts';

export function EventTile({ event, heading }: { event: EventCard; heading: 'h2' | 'h3' }) {
  const lang = useLang()(event.language);
  return (
    <Card
      to={`/events/${event.slug}`}
      title={event.title}
      lang={lang}
      heading={heading}
      picture={event.picture ? { src: event.picture, wide: true } : null}
    >
      <p>
        <Moment at={event.startDate} text={event.days} />
      </p>
      {event.location && (
        <p lang={lang} className={card.meta}>
          {event.location}
        </p>
      )}
      <OtherLanguage language={event.language} />
    </Card>
  );
}
