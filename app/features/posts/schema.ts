import { z } from 'zod';
import { imagesSchema } from '#app/features/photos/schema.ts';
import { statuses } from './state-machine.ts';

/** The most characters a title has. */
export const titleLength = 120;

/** What a listing and an activity are asked for alike. */
export const itemFields = {
  title: z
    .string({ error: 'Title is required' })
    .trim()
    .min(1, 'Title is required')
    .max(titleLength, `Please keep the title to ${titleLength} characters`),
  description: z
    .string({ error: 'Description is required' })
    .trim()
    .min(1, 'Description is required')
    .max(5000, 'Please keep the description under 5,000 characters'),
  contactEmail: z.string().trim().max(254).pipe(z.email('Invalid email address')).nullish(),
  /** Left out, an edit leaves the pictures as they are. */
  images: imagesSchema.nullish(),
};

const versionText = 'Send the version as it came with what you saw';

/** The largest number the database holds as a version. */
const maxVersion = 2_147_483_647;

/** The version an edit form was filled from. */
export const editedVersion = z.coerce
  .number({ error: versionText })
  .int(versionText)
  .min(1, versionText)
  .max(maxVersion, versionText)
  .optional();

const reason = z.string().trim().max(500, 'Please keep the reason under 500 characters').optional();

const version = z
  .number({ error: versionText })
  .int(versionText)
  .min(1, versionText)
  .max(maxVersion, versionText)
  .optional();

/** PATCH /api/listings/{id} and /api/activities/{id}. */
export const decisionSchema = z.object(
  {
    status: z.enum(statuses, {
      error: 'Say which status is wanted, for example PUBLISHED or REJECTED',
    }),
    version,
    reason,
    note: reason,
  },
  { error: 'Say which status is wanted, for example PUBLISHED or REJECTED' },
);

/** The buttons of the queue, of Recent Moderation Activity and of an item's own page. */
export const decisionFormSchema = decisionSchema.extend({
  subjectType: z.enum(['LISTING', 'ACTIVITY']),
  id: z.uuid().toLowerCase(),
});
