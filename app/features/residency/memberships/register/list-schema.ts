import { z } from 'zod';
import { tenures } from '#db/enums.ts';
import { peopleLists } from './people-lists.ts';

/** What an address asks for: which list, and who of it. What it does not understand it leaves out. */
export const peopleFilterSchema = z.object({
  show: z.enum(peopleLists).catch('waiting'),
  q: z.string().trim().max(120).catch(''),
  /** What the board knows people to be; NONE where it has not said. */
  tenure: z
    .enum([...tenures, 'NONE'])
    .nullable()
    .catch(null),
  floor: z.coerce.number().int().min(-20).max(200).nullable().catch(null),
});
export type PeopleFilter = z.output<typeof peopleFilterSchema>;

/** Reads the filter in an address. */
export const filterIn = (query: URLSearchParams): PeopleFilter =>
  peopleFilterSchema.parse({
    show: query.get('show'),
    q: query.get('q') ?? '',
    tenure: query.get('tenure') || null,
    floor: query.get('floor') || null,
  });
