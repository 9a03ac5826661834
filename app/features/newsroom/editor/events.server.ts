import { z } from 'zod';
import { CityEvent } from '#db/entities/index.ts';
import { languages } from '#db/enums.ts';
import { slugFor } from '#db/slug.ts';
import { formatsFor } from '#app/lib/format.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import {
  checkOtherSide,
  cityMoment,
  freeText,
  linkOrNull,
  namedTexts,
  neededText,
  otherSide,
  pieceFields,
  textLength,
  textOrNull,
} from './fields.server.ts';
import { pieceEditor } from './piece-editor.server.ts';
import { mostPictures } from './pictures/fields.ts';
import { pictureText } from './pictures/site-pictures.server.ts';
import { titleIn, type PieceState, type PieceStore } from './piece-store.server.ts';
import { isPictureAddress } from '#app/lib/http/security-headers.server.ts';

const schema = z
  .object({
    ...pieceFields,
    language: z.enum(languages),
    title: neededText('editorialForms.titleRequired'),
    description: textOrNull(textLength),
    location: textOrNull(),
    startDate: z.string({ error: 'editorialForms.startRequired' }).transform(cityMoment),
    endDate: z.string().transform(cityMoment).optional(),
    website: linkOrNull,
    images: z
      .array(freeText(500).refine(isPictureAddress, { error: 'editorialForms.pictureUnreadable' }))
      .max(mostPictures, { error: 'editorialForms.tooManyPictures' })
      .default([]),
    featured: z.literal('on').optional(),
    other: z
      .object({ title: freeText(), description: freeText(textLength), location: freeText() })
      .prefault({}),
  })
  .superRefine(({ title, description, location, other, startDate, endDate }, ctx) => {
    checkOtherSide({ title, description, location }, other, ctx);
    if (endDate && endDate < startDate) {
      ctx.addIssue({
        code: 'custom',
        message: 'editorialForms.endsBeforeStart',
        path: ['endDate'],
      });
    }
  });

const store: PieceStore<Omit<CityEvent, keyof PieceState | 'createdAt' | 'updatedAt'>> = {
  kind: 'events',
  find: (em, id) => em.findOne(CityEvent, { id }),
  insert: async (em, row) => {
    const now = new Date();
    await em.insert(CityEvent, { ...row, createdAt: now, updatedAt: now });
  },
  update: (em, at, row) => em.nativeUpdate(CityEvent, at, { ...row, updatedAt: new Date() }),
  remove: (em, at) => em.nativeDelete(CityEvent, { ...at, status: 'DRAFT' }),
  nameOf: titleIn,
  texts: (locale, { title, description, location, translation, website, ...event }) => {
    const { fullDateTime } = formatsFor(locale);
    return namedTexts(locale, {
      ...{ title, description, location },
      otherTitle: translation?.title,
      otherDescription: translation?.description,
      otherLocation: translation?.location,
      startDate: fullDateTime(event.startDate),
      endDate: event.endDate && fullDateTime(event.endDate),
      website,
      images: event.images.map((address) => pictureText(locale, address)).join('\n'),
    });
  },
};

/** City events at the editor's desk. */
export const eventEditor = pieceEditor({
  store,
  schema,
  fresh: ({ locale }) => ({ language: locale }),
  values: ({ language, title, description, location, website, translation, ...event }) => ({
    ...{ language, title, description, location, website },
    startDate: cityTimeText(event.startDate),
    endDate: event.endDate && cityTimeText(event.endDate),
    images: event.images,
    featured: event.featured ? 'on' : '',
    other: translation,
  }),
  pictures: ({ images }) => [{ field: 'images', addresses: images }],
  describesPictures: true,
  publicPath: ({ slug }) => `/events/${slug}`,
  columns: ({ version: _version, press: _press, other, ...columns }, { id, status, before }) => ({
    ...columns,
    endDate: columns.endDate ?? null,
    featured: columns.featured === 'on',
    translation: otherSide(other),
    // An address that was public once stays.
    slug: before && status !== 'DRAFT' ? before.slug : slugFor(columns.title, id),
  }),
});
