import { z } from 'zod';
import { roleNames } from './labels.ts';

/** The form that gives a person a role and the communities they moderate. */
export const roleAssignmentSchema = z.object({
  role: z.enum(roleNames, { error: 'Please choose a role from the list' }),
  moderates: z
    .array(z.uuid({ error: 'Please choose communities from the list' }).toLowerCase())
    .max(200)
    .default([]),
});
