import { z } from 'zod';
import { roles } from '#db/enums.ts';

const ids = z
  .string()
  .max(10_000)
  .transform((text) => text.split(',').filter(Boolean));

/** The form that gives a person a role and the communities they moderate. */
export const roleAssignmentSchema = z.object({
  role: z.enum(roles, { error: 'people.roleUnknown' }),
  moderates: z
    .array(z.uuid({ error: 'people.communityUnknown' }).toLowerCase())
    .max(200)
    .default([]),
  /** The communities that the person moderated when the form was opened, between commas, or 'none'. */
  seen: ids.optional(),
  /** What the button that goes on agrees to: see `agreementsFor`. */
  agreed: ids.optional(),
});

/** What an administrator types to find somebody: part of an e-mail address or a name. */
export const searchSchema = z.string().trim().max(120).catch('');
