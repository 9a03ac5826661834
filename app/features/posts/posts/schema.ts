import { z } from 'zod';
import { languages, postStatuses, postTypes, reasonCodes } from '#db/enums.ts';
import { mostPhotos } from '#app/features/media/photos/limits.ts';
import { descriptionLength, titleLength } from '#app/features/posts/basics/limits.ts';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import { withPlainLineBreaks } from '#app/lib/forms/typed-text.ts';

const requiredText = (required: 'posts.titleRequired' | 'posts.descriptionRequired') =>
  z.string({ error: required }).overwrite(withPlainLineBreaks).trim().min(1, required);

/** The error of a text that is too long, which says how long it is. */
const tooLong =
  (key: 'posts.titleTooLong' | 'posts.descriptionTooLong' | 'posts.reasonTooLong') =>
  ({ input, maximum }: { input?: unknown; maximum?: unknown }) =>
    issueMessage(key, { maximum: Number(maximum), length: String(input).length });

/** The addresses of a post's pictures. The command checks whose they are. */
const images = z
  .array(z.string({ error: 'photos.addressExpected' }).max(200, 'photos.addressExpected'), {
    error: 'photos.listExpected',
  })
  .max(mostPhotos, 'photos.atMost')
  .refine((addresses) => new Set(addresses).size === addresses.length, {
    error: 'photos.onlyOnce',
  });

/** The fields that every kind of post has. */
export const postFields = {
  title: requiredText('posts.titleRequired').max(titleLength, {
    error: tooLong('posts.titleTooLong'),
  }),
  description: requiredText('posts.descriptionRequired').max(descriptionLength, {
    error: tooLong('posts.descriptionTooLong'),
  }),
  contactEmail: z.string().trim().max(254).pipe(z.email('posts.emailInvalid')).nullish(),
  /** Left out, a new post is in the language of the request. */
  language: z
    .enum(languages, { error: 'posts.languageUnknown' })
    .nullish()
    .meta({ description: 'Of title and description; left out, the language of the request' }),
  /** Left out, an edit leaves the pictures as they are. */
  images: images.nullish(),
};

/** The largest number the database holds as a version. */
const maxVersion = 2_147_483_647;

const invalidVersion = 'posts.versionInvalid';
const asVersion = (number: z.ZodNumber) =>
  number.int(invalidVersion).min(1, invalidVersion).max(maxVersion, invalidVersion).optional();

/** The version an edit form was filled from. */
export const editedVersion = asVersion(z.coerce.number({ error: invalidVersion }));

/** What a moderator writes about a decision. */
export const decisionReason = z
  .string()
  .overwrite(withPlainLineBreaks)
  .trim()
  .max(500, { error: tooLong('posts.reasonTooLong') })
  .optional();

/** The entry of the list of reasons that a rejection or a removal carries. */
export const decisionReasonCode = z
  .enum(reasonCodes, { error: 'reasons.unknown' })
  .optional()
  .meta({
    description:
      'Why it is rejected or removed; left out, the reason is in `reason`, or the first of the list',
  });

const statusMissing = 'posts.statusMissing';

/** PATCH /api/listings/{id} and /api/activities/{id}. */
export const decisionSchema = z.object(
  {
    status: z.enum(postStatuses, { error: statusMissing }),
    version: asVersion(z.number({ error: invalidVersion })),
    reasonCode: decisionReasonCode,
    reason: decisionReason,
    note: decisionReason,
  },
  { error: statusMissing },
);

/** The decision buttons of the queue, of the recent activity and of a post's own page. */
export const decisionFormSchema = decisionSchema.extend({
  subjectType: z.enum(postTypes),
  id: z.uuid().toLowerCase(),
  /** Where the post stands in the queue: its cursor. */
  place: z.string().max(100).optional(),
  /** The author takes back the edit that waits beside the post. */
  change: z.literal('take-back').optional(),
});
