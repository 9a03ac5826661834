import { z } from 'zod';
import { contentLanguage, moment } from '#app/lib/api/fields.ts';

export const contractorApiSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    language: contentLanguage,
    trade: z.string(),
    description: z.string(),
    area: z.string().nullable().meta({ description: 'The part of the city that it serves' }),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    createdAt: moment,
  })
  .meta({ id: 'Contractor' });

export type ContractorJson = z.output<typeof contractorApiSchema>;
