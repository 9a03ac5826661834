import { z } from 'zod';
import { languages } from '#db/enums.ts';
import {
  cityMoment,
  freeText,
  isPictureAddress,
  neededText,
  pieceFields,
  textLength,
  webAddress,
} from '../forms/fields.server.ts';
import { checkOtherSide } from '../forms/other-side.server.ts';

/** The most pictures of an event. */
const mostPictures = 4;

/** The editor's form of a city event. */
export const eventSchema = z
  .object({
    ...pieceFields,
    language: z.enum(languages),
    title: neededText('editorialForms.titleRequired'),
    description: freeText(textLength),
    location: freeText(),
    startDate: z.string({ error: 'editorialForms.startRequired' }).transform(cityMoment),
    endDate: z.string().transform(cityMoment).optional(),
    website: webAddress,
    images: freeText(2000)
      .transform((text) => text.split(/\s+/).filter(Boolean))
      .refine((addresses) => addresses.every(isPictureAddress), {
        error: 'editorialForms.pictureUnreadable',
      })
      .refine((addresses) => addresses.length <= mostPictures, {
        error: 'editorialForms.tooManyPictures',
      }),
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

export type EventInput = z.output<typeof eventSchema>;
