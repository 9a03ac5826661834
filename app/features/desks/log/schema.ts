import { z } from 'zod';
import { logSubjects, postTypes } from '#db/enums.ts';
import { actionGroups } from './action-groups.ts';

/** A calendar day in Ottawa. Years that no database has are no days. */
const day = z.iso
  .date()
  .refine((text) => text >= '1900-01-01')
  .optional()
  .catch(undefined);

/** The filters of the log in an address. A value that none of our forms sends is ignored. */
const logFilterSchema = z.object({
  community: z.uuid().toLowerCase().optional().catch(undefined),
  subject: z.enum(logSubjects).optional().catch(undefined),
  what: z.enum(actionGroups).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  from: day,
  to: day,
  /** One post: `LISTING:{id}`. */
  post: z
    .string()
    .regex(/^[A-Z]+:[0-9a-fA-F-]{36}$/)
    .transform((text) => text.split(':'))
    .pipe(z.tuple([z.enum(postTypes), z.uuid().toLowerCase()]))
    .transform(([type, id]) => ({ type, id }))
    .optional()
    .catch(undefined),
});

export type LogFilter = z.output<typeof logFilterSchema>;

/** The filters that an address asks for; an empty field is none. */
export const logFilterIn = (query: URLSearchParams): LogFilter =>
  logFilterSchema.parse(Object.fromEntries([...query].filter(([, value]) => value !== '')));
