import { z } from 'zod';
import { contentLanguage, moment } from '#app/lib/api/fields.ts';

export const eventApiSchema = z
  .object({
    id: z.uuid(),
    language: contentLanguage,
    title: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    startDate: moment,
    endDate: moment.nullable(),
    location: z.string().nullable(),
    website: z.string().nullable(),
    images: z.array(z.string()),
    featured: z.boolean(),
    createdAt: moment,
  })
  .meta({ id: 'CityEvent' });

export type EventJson = z.output<typeof eventApiSchema>;
