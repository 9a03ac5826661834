import { z } from 'zod';
import { logActions, logSubjects, roles } from '#db/enums.ts';
import { id, json, moment, text } from './row-fields.ts';

/** An entry of the log. */
export const entrySchema = z.object({
  previous: z.string(),
  id,
  at: moment,
  subject: z.enum(logSubjects),
  subjectId: id,
  action: z.enum(logActions),
  by: z.object({ name: text, role: z.enum(roles) }).nullable(),
  from: text.nullable(),
  to: text,
  note: text.nullable(),
  record: z.object({
    actor_id: id.nullable(),
    reason_code: text.nullable(),
    public_reason: text.nullable(),
    undone_at: moment.nullable(),
    snapshot: json,
  }),
});
export type Entry = z.output<typeof entrySchema>;
