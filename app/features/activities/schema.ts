import { z } from 'zod';
import { editedVersion, itemFields } from '#app/features/posts/schema.ts';
import { readCityTime, type CityTimeProblem } from '#app/lib/forms/city-time.server.ts';

const maxTags = 10;
const maxTagLength = 30;

/** Trims tags, parts them at commas, and drops empty ones and those named before. */
function tidyTags(given: string[]): string[] {
  const tags = given.flatMap((text) => text.split(',')).map((tag) => tag.trim());
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
    context.addIssue({ code: 'custom', message: `Please use at most ${maxTags} tags` });
  }
  if (tags.some((tag) => tag.length > maxTagLength)) {
    context.addIssue({
      code: 'custom',
      message: `Please keep each tag to ${maxTagLength} characters`,
    });
  }
});

/** Tags as people type them: 'outdoors, families'. */
const typedTags = z
  .string()
  .max(1000, 'Please use fewer tags')
  .transform((text) => tidyTags([text]))
  .pipe(tidy);

const listedTags = z
  .array(z.string({ error: 'Each tag is a text' }), { error: 'Send the tags as a list' })
  .max(100, 'Please use fewer tags')
  .transform(tidyTags)
  .pipe(tidy);

const problems: Record<CityTimeProblem, string> = {
  unreadable: 'Enter the date and time like 2026-12-05 18:30',
  'no-such-day': 'There is no such day. Please check the date',
  skipped: 'The clocks go forward that night and skip this time. Please choose another',
};

/** A year of five digits, which a zone can make of the last day of 9999, cannot be written down. */
const moment = z
  .custom<Date>()
  .refine((date) => date.getUTCFullYear() <= 9999, 'Please choose an earlier date');

/** A time as clocks in Ottawa show it, to the moment it names. */
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

const zoned = 'Give the date and time with its zone, like 2026-12-05T18:30:00-05:00';

const isoTime = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })], {
    error: zoned,
  })
  .transform((text) => new Date(text))
  .pipe(moment);

/** The activity form, new and edit. That a start is still to come, the commands see to. */
export const activityFormSchema = z.object({
  ...itemFields,
  when: cityTime.optional(),
  tags: typedTags.optional(),
  version: editedVersion,
});

/** POST /api/activities. `status`, `authorId`, `slug` and `attendeeIds` may be sent and are left alone. */
export const activityJsonSchema = z.object(
  {
    ...itemFields,
    when: isoTime.nullish(),
    tags: listedTags.nullish(),
    communityId: z.uuid({ error: 'Please select a community' }).toLowerCase(),
  },
  { error: 'Send the activity as an object' },
);

export type ActivityInput = Omit<z.output<typeof activityJsonSchema>, 'communityId'>;

/** The Join and Leave buttons of an activity's page. */
export const attendanceFormSchema = z.object({ attendance: z.enum(['join', 'leave']) });
