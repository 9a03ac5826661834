import type { JsonLd } from '#app/lib/page/public-meta.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import type { EventPage } from './queries.server.ts';

/** The schema.org data of a city event. */
export const eventJsonLd =
  (event: EventPage) =>
  (url: string, image: string): JsonLd => ({
    '@type': 'Event',
    inLanguage: languageTags[event.language],
    name: event.title,
    description: event.paragraphs[0],
    url,
    image,
    startDate: event.startDate.toISOString(),
    endDate: event.endDate?.toISOString(),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.location ?? 'Ottawa',
      address: { '@type': 'PostalAddress', addressLocality: 'Ottawa', addressCountry: 'CA' },
    },
  });
