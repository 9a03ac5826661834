import { z } from 'zod';
import { roles } from '#db/enums.ts';

/** The logged-in person, as /api/users/me returns it. */
export const currentUserApiSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(roles),
    communityId: z.uuid().nullable().meta({ description: 'The primary community, if any' }),
    communities: z
      .array(
        z.object({
          id: z.uuid(),
          communityId: z.uuid(),
          condoUnit: z.string(),
          isPrimary: z.boolean(),
          state: z.enum(['CONFIRMED', 'WAITING']),
          community: z.object({ name: z.string(), slug: z.string() }),
        }),
      )
      .meta({ description: 'The primary one first' }),
    showsEmail: z
      .boolean()
      .meta({ description: 'Whether the other people in an activity see the email address' }),
    image: z.string().nullable().meta({ description: 'The address of the profile photo' }),
  })
  .meta({ id: 'CurrentUser' });

export type CurrentUser = z.output<typeof currentUserApiSchema>;

/** What everybody may know of a person. */
export const userNameApiSchema = z
  .object({ id: z.uuid(), name: z.string() })
  .meta({ id: 'UserName' });
