import { z } from 'zod';
import { typedLine } from '#app/lib/forms/typed-text.ts';
import { editedVersion, postFields } from '#app/features/posts/posts/kinds.server.ts';
import { readCityTime, type CityTimeProblem } from '#app/lib/forms/city-time.server.ts';
import { mostPlaces, placeLength } from './limits.ts';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';

const maxTags = 10;
const maxTagLength = 30;

/** Trims tags, splits them at commas, and drops empty and repeated ones. */
function tidyTags(given: string[]): string[] {
  const tags = given.flatMap((text) => text.split(',')).map(typedLine);
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tag.toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const tidy = z.custom<string[]>().superRefine((tags, context) => {
  if (tags.length > maxTags) {
    context.addIssue({
      code: 'custom',
      message: issueMessage('activities.tooManyTags', { maximum: maxTags }),
    });
  }
  if (tags.some((tag) => tag.length > maxTagLength)) {
    context.addIssue({
      code: 'custom',
      message: issueMessage('activities.tagTooLong', { maximum: maxTagLength }),
    });
  }
});

/** Tags as people type them: 'outdoors, families'. */
const typedTags = z
  .string()
  .max(1000, 'activities.fewerTags')
  .transform((text) => tidyTags([text]))
  .pipe(tidy);

const listedTags = z
  .array(z.string({ error: 'activities.tagIsText' }), { error: 'activities.tagsAreList' })
  .max(100, 'activities.fewerTags')
  .transform(tidyTags)
  .pipe(tidy);

const problems: Record<CityTimeProblem, MessageKey> = {
  unreadable: 'activities.timeUnreadable',
  'no-such-day': 'activities.noSuchDay',
  skipped: 'activities.timeSkipped',
};

/** A zone can turn the last day of 9999 into a year of five digits, which no form can show. */
export const moment = z
  .custom<Date>()
  .refine((date) => date.getUTCFullYear() <= 9999, 'activities.tooLate');

/** Turns a time on Ottawa's clocks into the moment it refers to. */
const cityTime = z
  .string()
  .trim()
  .transform((text, context) => {
    const read = readCityTime(text);
    if (read instanceof Date) return read;
    context.addIssue({ code: 'custom', message: problems[read] });
    return z.NEVER;
  })
  .pipe(moment);

const zoned = 'activities.zoneMissing';

export const isoTime = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })], {
    error: zoned,
  })
  .transform((text) => new Date(text))
  .pipe(moment);

const place = z
  .string({ error: 'activities.placeIsText' })
  .overwrite((text) => typedLine(text).replace(/\s+/g, ' '))
  .max(placeLength, {
    error: ({ maximum }) => issueMessage('activities.placeTooLong', { maximum: Number(maximum) }),
  });

const capacityInvalid = () => issueMessage('activities.capacityInvalid', { maximum: mostPlaces });
const asCapacity = (number: z.ZodNumber) =>
  number.int({ error: capacityInvalid }).min(1, { error: capacityInvalid }).max(mostPlaces, {
    error: capacityInvalid,
  });

const { title, description, contactEmail, language, images } = postFields;

/**
 * The activity form, new and edit: the fields in the order it shows them. The kind checks that the
 * start is in the future, and the end after it.
 */
export const activityFormSchema = z.object({
  title,
  when: cityTime.optional(),
  endsAt: cityTime.optional(),
  place: place.optional(),
  description,
  contactEmail,
  capacity: asCapacity(z.coerce.number({ error: capacityInvalid })).optional(),
  tags: typedTags.optional(),
  language,
  images,
  version: editedVersion,
});

/** POST /api/activities. `status`, `authorId`, `slug` and `attendeeIds` may be sent and are ignored. */
export const activityJsonSchema = z.object(
  {
    ...postFields,
    when: isoTime.nullish(),
    endsAt: isoTime.nullish(),
    place: place.nullish(),
    capacity: asCapacity(z.number({ error: capacityInvalid })).nullish(),
    tags: listedTags.nullish(),
    communityId: z.uuid({ error: 'posts.communityMissing' }).toLowerCase(),
  },
  { error: 'activities.objectExpected' },
);

export type ActivityInput = Omit<z.output<typeof activityJsonSchema>, 'communityId'>;

/** The Join and Leave buttons of an activity's page. */
export const attendanceFormSchema = z.object({ attendance: z.enum(['join', 'leave']) });
