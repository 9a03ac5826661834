import { CityEvent } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { PieceStore } from '../piece-store.server.ts';
import { namedTexts } from '../forms/named-texts.server.ts';

/** What the editor writes of a city event. */
export interface EventColumns {
  title: string;
  slug: string;
  description?: string | null;
  startDate: Date;
  endDate?: Date | null;
  location?: string | null;
  language: Language;
  translation?: { title: string; description?: string | null; location?: string | null } | null;
  website?: string | null;
  images: string[];
  featured: boolean;
}

/** City events at the editor's desk. */
export const eventStore: PieceStore<EventColumns> = {
  kind: 'events',
  find: (em, id) => em.findOne(CityEvent, { id }),
  insert: async (em, row) => {
    await em.insert(CityEvent, { ...row, createdAt: new Date() });
  },
  update: (em, at, row) => em.nativeUpdate(CityEvent, at, row),
  remove: (em, at) => em.nativeDelete(CityEvent, { ...at, status: 'DRAFT' }),
  nameOf: ({ title, language }) => ({ title, language }),
  texts: (locale, { startDate, endDate, images, translation, ...event }) => {
    const { fullDateTime } = formatsFor(locale);
    return namedTexts(locale, {
      title: event.title,
      description: event.description,
      location: event.location,
      otherTitle: translation?.title,
      otherDescription: translation?.description,
      otherLocation: translation?.location,
      startDate: fullDateTime(startDate),
      endDate: endDate && fullDateTime(endDate),
      website: event.website,
      images: images.join('\n'),
    });
  },
};
