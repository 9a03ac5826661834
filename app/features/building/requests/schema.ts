import { z } from 'zod';
import { languages, mayEnterAnswers, requestCategories, requestStates } from '#db/enums.ts';
import { photoAddresses } from '#app/features/media/photos/schema.ts';
import { isDay } from '#app/lib/forms/city-time.server.ts';
import { tooLong } from '#app/lib/forms/issue-text.server.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { typedText } from '#app/lib/forms/typed-text.ts';
import { looksLikePhone } from '#app/lib/phone.ts';
import { messageLength, mostRequestPhotos, ownUnit, requestLength } from './limits.ts';

const text = z
  .string({ error: 'requests.textMissing' })
  .overwrite(typedText)
  .min(1, 'requests.textMissing')
  .max(requestLength, { error: tooLong('requests.textTooLong') });

/** A message about a request, and what goes with a change of its state. */
export const requestWords = z
  .string({ error: 'requests.wordsMissing' })
  .overwrite(typedText)
  .max(messageLength, { error: tooLong('requests.textTooLong') });

const category = z.enum(requestCategories, { error: 'requests.categoryMissing' });

const phone = z
  .string({ error: 'requests.phoneInvalid' })
  .overwrite(visibleText)
  .max(40, 'requests.phoneInvalid')
  .refine((typed) => typed === '' || looksLikePhone(typed), 'requests.phoneInvalid');

const shared = {
  category,
  text,
  images: photoAddresses(mostRequestPhotos).nullish(),
  mayEnter: z.enum(mayEnterAnswers, { error: 'requests.mayEnterUnknown' }).optional(),
  phone: phone.nullish(),
};

/** A further unit of the sender's: 'unit:412'. */
const furtherUnit = z.string().startsWith(`${ownUnit}:`).max(200);

const placeId = z.uuid({ error: 'requests.placeMissing' }).toLowerCase();

/** Whether somebody wants to be called before anyone comes to their unit, and leaves no number for that. */
const lacksPhone = (sent: {
  place: string | null;
  mayEnter?: string | undefined;
  phone?: string | null | undefined;
}) =>
  sent.mayEnter === 'CALL' &&
  !sent.phone &&
  (sent.place === null || sent.place === ownUnit || sent.place.startsWith(`${ownUnit}:`));

const phoneMissing = { error: 'requests.phoneMissing', path: ['phone'] };

/** The form for a new request: the fields in the order it shows them. */
export const requestFormSchema = z
  .object({
    place: z.union([z.literal(ownUnit), furtherUnit, placeId], { error: 'requests.placeMissing' }),
    ...shared,
    /** The place of which the sender has seen what is open already. */
    seen: z.string().max(40).optional(),
  })
  .refine((sent) => !lacksPhone(sent), phoneMissing);

/** POST /api/communities/{slug}/requests. */
export const requestJsonSchema = z
  .object({
    place: z
      .string({ error: 'requests.placeMissing' })
      .trim()
      .max(200, 'requests.placeGone')
      .nullable()
      .meta({
        description:
          'A common place of the community, by its id or its name in either language; `null` or `"unit"` for the caller’s own unit, `"unit:412"` for a further one of theirs',
      }),
    ...shared,
    mayEnter: shared.mayEnter.meta({
      description:
        'Whether somebody may come in while nobody is home; if omitted, `CALL` with a `phone` and `NO` without one',
    }),
    language: z.enum(languages, { error: 'posts.languageUnknown' }).optional().meta({
      description: 'The language of `text`; if omitted, the language of the request',
    }),
  })
  .refine((sent) => !lacksPhone(sent), phoneMissing);

/** A message about a request. */
export const messageSchema = z.object({ words: requestWords.min(1, 'requests.wordsMissing') });

/** The version of a request that its page shows. */
export const requestVersion = z.coerce
  .number({ error: 'posts.versionInvalid' })
  .int('posts.versionInvalid')
  .min(1, 'posts.versionInvalid')
  .max(2_147_483_647, 'posts.versionInvalid');

/** The day that work is planned for. */
export const plannedDay = z
  .string({ error: 'requests.dayMissing' })
  .trim()
  .refine(isDay, { error: 'requests.dayMissing' });

/** What the desk makes of a request: any of a new state, words for its people, a note, and who looks after it. */
export const requestChangeFields = {
  state: z.enum(requestStates, { error: 'requests.stateUnknown' }).optional(),
  plannedFor: plannedDay.optional(),
  words: requestWords.optional(),
  note: requestWords.optional(),
};

/** The same as the desk's form sends it. */
export const requestChangeSchema = z.object({ ...requestChangeFields, version: requestVersion });

/** PATCH /api/communities/{slug}/requests/{ref}. */
export const requestPatchSchema = z.object({
  ...requestChangeFields,
  version: z
    .number({ error: 'posts.versionInvalid' })
    .int('posts.versionInvalid')
    .min(1, 'posts.versionInvalid')
    .max(2_147_483_647, 'posts.versionInvalid')
    .optional()
    .meta({ description: 'The version you read: if it has changed since, nothing is saved (409)' }),
});
