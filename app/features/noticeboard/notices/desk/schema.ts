import { z } from 'zod';
import { audiences, languages, noticeKinds, type Language } from '#db/enums.ts';
import { isoTime, moment } from '#app/features/posts/activities/schema.ts';
import { editedVersion } from '#app/features/posts/posts/kinds.server.ts';
import { isDay, readCityTime, type CityTimeProblem } from '#app/lib/forms/city-time.server.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { tooLong } from '#app/lib/forms/issue-text.server.ts';
import { typedLine, typedText } from '#app/lib/forms/typed-text.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { happensDescriptions } from '../api-schema.ts';
import { parseFloors, parseUnits } from '../audience/audience-units.ts';
import { audienceChoice } from '../choices.ts';
import { contentLength, mostFiles, titleLength } from '../limits.ts';
import { mostOthers } from '../several/several.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

const text = z.string({ error: 'http.invalidInput' }).overwrite(typedText);
const title = text
  .overwrite(typedLine)
  .max(titleLength, { error: tooLong('noticeDesk.titleTooLong') });
const content = text.max(contentLength, { error: tooLong('noticeDesk.contentTooLong') });

const side = z.object({ title: title.default(''), content: content.default('') });

/** The texts of a notice in one language. */
export type NoticeSide = z.output<typeof side>;

const problemsOf = (field: 'publishedAt' | 'expiresAt'): Record<CityTimeProblem, MessageKey> => ({
  unreadable: `noticeDesk.times.${field}.unreadable`,
  'no-such-day': `noticeDesk.times.${field}.noSuchDay`,
  skipped: `noticeDesk.times.${field}.skipped`,
});

/** A time in Ottawa. Its messages name the field, because the summary shows them away from it. */
const cityTime = (field: 'publishedAt' | 'expiresAt') =>
  z
    .string()
    .trim()
    .transform((typed, context) => {
      const read = readCityTime(typed);
      if (read instanceof Date) return read;
      context.addIssue({ code: 'custom', message: problemsOf(field)[read] });
      return z.NEVER;
    })
    .pipe(moment);

const happensOn = text.refine(isDay, 'noticeDesk.happensOnUnreadable');
const hour = (field: 'happensFrom' | 'happensUntil') =>
  text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `noticeDesk.${field}Unreadable`);
const [happensFrom, happensUntil] = [hour('happensFrom'), hour('happensUntil')];

const floorsTyped = z
  .string()
  .max(400, 'noticeDesk.floorsUnreadable')
  .transform((typed, context) => {
    const floors = parseFloors(typed);
    if (floors) return floors;
    context.addIssue({ code: 'custom', message: 'noticeDesk.floorsUnreadable' });
    return z.NEVER;
  });

const units = text
  .max(4000, 'noticeDesk.unitsUnreadable')
  .refine((typed) => parseUnits(typed) !== null, 'noticeDesk.unitsUnreadable');

const kind = z.enum(noticeKinds, { error: 'noticeDesk.kindUnknown' });
const audience = z.enum(audiences, { error: 'noticeDesk.audienceUnknown' });

/** The editor's form: the fields in the order it shows them. */
const noticeForm = z
  .object({
    kind: kind.default('INFORMATION'),
    en: side.prefault({}),
    fr: side.prefault({}),
    /** The side that the form shows first. Its errors are shown where both sides are empty. */
    first: z.enum(languages).catch('en'),
    audience: audience.default('EVERYONE'),
    audienceFloors: floorsTyped.default([]),
    audienceUnits: units.default(''),
    /** The ids of other communities that get a notice of their own. */
    alsoIn: z.array(z.uuid('noticeDesk.alsoInUnknown').toLowerCase()).max(mostOthers).default([]),
    /** Those that the button counted, as `joinedIds` has them. */
    alsoSeen: z.string().max(2000).catch(''),
    mustBeServed: z.boolean().default(false),
    placing: z.enum(['AUTO', 'PINNED', 'BY_DATE']).catch('AUTO'),
    happensOn: happensOn.nullish(),
    happensFrom: happensFrom.nullish(),
    happensUntil: happensUntil.nullish(),
    publishedAt: cityTime('publishedAt').nullish(),
    expiresAt: cityTime('expiresAt').nullish(),
    /** Keeps its place among the fields; files are read before. */
    upload: z.unknown().optional(),
    files: z
      .array(z.object({ id: z.uuid().toLowerCase(), name: z.string().max(200) }))
      .max(mostFiles)
      .default([]),
    tellAgain: z.boolean().default(false),
    version: editedVersion,
    /** The button that was pressed. */
    intent: z.enum(['preview', 'draft', 'publish']).catch('preview'),
  })
  .superRefine((form, context) => {
    for (const { path, message } of missingParts(form)) {
      context.addIssue({ code: 'custom', path, message });
    }
  });

export const noticeFormSchema = withChoices(noticeForm, audienceChoice);

interface Parts extends Record<Language, NoticeSide> {
  first: Language;
  intent: string;
  audience: string;
  audienceFloors: { length: number };
  audienceUnits: string;
}

/** What a notice lacks, by field. A draft may be without text; a preview shows what would be published. */
export function missingParts(form: Parts): { path: string[]; message: MessageKey }[] {
  const missing: { path: string[]; message: MessageKey }[] = [];
  const complain = (path: string[], message: MessageKey) => missing.push({ path, message });
  const isWhole = form.intent !== 'draft';
  const written = languages.filter((one) => form[one].title || form[one].content);
  if (written.length === 0) {
    complain([form.first, 'title'], 'noticeDesk.titleRequired');
    if (isWhole) complain([form.first, 'content'], 'noticeDesk.contentRequired');
  }
  const hasBoth = written.length === 2;
  for (const one of written) {
    if (!form[one].title) {
      complain(
        [one, 'title'],
        hasBoth ? `noticeDesk.sideMissing.title.${one}` : 'noticeDesk.titleRequired',
      );
    }
    if ((isWhole || hasBoth) && !form[one].content) {
      complain(
        [one, 'content'],
        hasBoth ? `noticeDesk.sideMissing.content.${one}` : 'noticeDesk.contentRequired',
      );
    }
  }
  if (form.audience === 'FLOORS' && form.audienceFloors.length === 0) {
    complain(['audienceFloors'], 'noticeDesk.floorsMissing');
  }
  if (form.audience === 'UNITS' && form.audienceUnits === '') {
    complain(['audienceUnits'], 'noticeDesk.unitsMissing');
  }
  return missing;
}

export type NoticeForm = z.output<typeof noticeFormSchema>;

const apiTexts = {
  title: title.min(1, 'noticeDesk.titleRequired'),
  content: content.min(1, 'noticeDesk.contentRequired'),
};

const apiFields = {
  ...apiTexts,
  language: z.enum(languages, { error: 'posts.languageUnknown' }).meta({
    description: 'The language of title and content; if omitted, the language of the request',
  }),
  translation: z.object(apiTexts).nullable().meta({
    description: 'The same texts in the other language',
  }),
  kind,
  audience,
  audienceFloors: z.int('noticeDesk.floorsUnreadable').min(-9).max(199).array().max(100),
  audienceUnits: units.nullable().meta({ description: 'Such as "101-112, 305"' }),
  mustBeServed: z.boolean({ error: 'http.invalidInput' }).meta({
    description:
      'Whether it has to be served on each owner: only for MEETING and STATUTORY; false if omitted',
  }),
  pinned: z
    .boolean({ error: 'http.invalidInput' })
    .meta({ description: 'If omitted, a new EMERGENCY is pinned and any other notice is not' }),
  publishedAt: isoTime.nullable().meta({
    description: 'If in the future, the notice is scheduled; if omitted, it appears right away',
  }),
  expiresAt: isoTime.nullable().meta({ description: 'When it leaves the hub' }),
  happensOn: happensOn.nullable().meta({ description: happensDescriptions.on }),
  happensFrom: happensFrom.nullable().meta({ description: happensDescriptions.from }),
  happensUntil: happensUntil.nullable(),
};

/** POST /api/communities/{community}/notices. */
export const noticeJsonSchema = z.object(
  {
    ...z.object(apiFields).partial().shape,
    ...apiTexts,
    status: z.enum(['DRAFT', 'PUBLISHED'], { error: 'noticeDesk.statusUnknown' }).optional().meta({
      description: 'PUBLISHED if omitted',
    }),
  },
  { error: 'noticeDesk.objectExpected' },
);

/** Why a notice is taken down. */
export const takeDownReason = text
  .max(reasonLength, { error: tooLong('noticeDesk.reasonTooLong') })
  .optional();

/** PATCH /api/communities/{community}/notices/{id}: what is left out stays as it is. */
export const noticePatchSchema = z.object(
  {
    ...z.object(apiFields).partial().shape,
    status: z
      .enum(['DRAFT', 'PUBLISHED', 'TAKEN_DOWN'], { error: 'noticeDesk.statusUnknown' })
      .optional(),
    reason: takeDownReason.meta({ description: 'Why it is taken down; moderators read it' }),
    tellAgain: z.boolean({ error: 'http.invalidInput' }).optional().meta({
      description:
        'Whether to email the corrected notice to everyone it is for, including people who joined since; false if omitted',
    }),
    version: z
      .int('posts.versionInvalid')
      .min(1, 'posts.versionInvalid')
      .optional()
      .meta({ description: 'The version the change was made on: 409 if it has changed since' }),
  },
  { error: 'noticeDesk.objectExpected' },
);

/** The sides of a form: the first is stored as the notice's own, the other as its translation. */
export function sidesOf(
  form: Record<Language, NoticeSide>,
  preferred: Language,
): { language: Language; own: NoticeSide; translation: NoticeSide | null } {
  const written = languages.filter((one) => form[one].title || form[one].content);
  const language = written.includes(preferred) ? preferred : (written[0] ?? preferred);
  const other = written.find((one) => one !== language);
  return { language, own: form[language], translation: other ? form[other] : null };
}
