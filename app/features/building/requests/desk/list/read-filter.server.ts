import { z } from 'zod';
import { requestCategories } from '#db/enums.ts';
import { requestAges, requestLists, type RequestFilter } from './filter.ts';

const id = z.uuid().toLowerCase();

const filterSchema = z.object({
  show: z.enum(requestLists).catch('OPEN'),
  place: z
    .union([z.literal('unit'), id])
    .nullable()
    .catch(null),
  category: z.enum(requestCategories).nullable().catch(null),
  age: z.enum(requestAges).nullable().catch(null),
  who: z
    .union([z.literal('nobody'), id])
    .nullable()
    .catch(null),
  q: z.string().trim().max(120).catch(''),
});

/** Reads the filter in an address, and ignores what makes no sense. */
export const requestFilterIn = (query: URLSearchParams): RequestFilter =>
  filterSchema.parse({
    show: query.get('show') ?? 'OPEN',
    place: query.get('place') || null,
    category: query.get('category') || null,
    age: query.get('age') || null,
    who: query.get('who') || null,
    q: query.get('q') ?? '',
  });
