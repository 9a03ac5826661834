import { data } from '@remix-run/node';
import { z } from 'zod';
import { BoardYear, type Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { cityToday, isDay, noonOf } from '#app/lib/forms/city-time.server.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { partOnEnter, savedPart, unsentFields } from '#app/lib/forms/unsent-fields.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate, type MessageKey } from '#app/messages/catalogue.server.ts';
import { addRecordsRequest, saveLine, saveRequest, saveYear } from './commands.server.ts';
import { seenOfYear, yearPath } from './duty-path.ts';
import { linePage, yearPage, type LineAddress, type YearPage } from './queries.server.ts';

interface Desk {
  actor: Actor;
  community: Community;
}

/** No condominium in Ontario is older. */
const firstDay = '1967-01-01';
const lastDay = '2199-12-31';

const day = (unreadable: MessageKey) =>
  z
    .string({ error: unreadable })
    .trim()
    .refine((text) => isDay(text) && text >= firstDay && text <= lastDay, unreadable);

const past = (unreadable: MessageKey) =>
  day(unreadable).refine((text) => text <= cityToday(), 'boardYear.dayLater');

const id = z.uuid('http.formUnreadable').toLowerCase();

const request = {
  receivedOn: past('boardYear.receivedOnUnreadable'),
  /** Who asked, and what for; optional. */
  about: z.string().overwrite(visibleText).max(120, 'boardYear.aboutTooLong').optional(),
};

const seen = z.string('http.formUnreadable').optional();

const yearSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({
      intent: z.literal('year'),
      year: id,
      endsOn: day('boardYear.endsOnUnreadable'),
      meetingOn: day('boardYear.meetingOnUnreadable').optional(),
      seen,
    }),
    z.object({
      intent: z.literal('newYear'),
      newEndsOn: day('boardYear.endsOnUnreadable'),
      newMeetingOn: day('boardYear.meetingOnUnreadable').optional(),
    }),
    z.object({
      intent: z.literal('request'),
      year: id,
      ...request,
    }),
  ],
  { error: 'http.formUnreadable' },
);

/** What belongs to each button of a year's form. */
const yearParts = {
  request: ['receivedOn', 'about'],
  year: ['endsOn', 'meetingOn'],
  newYear: ['newEndsOn', 'newMeetingOn'],
};

const yearButtons = {
  request: 'boardYear.addRequest',
  year: 'boardYear.forms.year',
  newYear: 'boardYear.addYear',
} as const;

/**
 * Carries out a part of the form of the board's year, and shows that year. What was typed into the other parts stays.
 * Throws as `saveYear` and `addRecordsRequest`.
 */
export async function submitYear(ctx: Ctx, request: Request, desk: Desk) {
  const form = await readFormData(request);
  const draft = resumeDraft(ctx, form, { schema: yearSchema });
  if (draft) return draft;
  const usual = form.has('year') ? 'year' : 'newYear';
  const asked = partOnEnter(ctx.locale, form, { parts: yearParts, buttons: yearButtons, usual });
  if (asked) return asked;
  return submitFields<typeof yearSchema, YearDone, YearPage>(ctx, request, form, {
    schema: yearSchema,
    run: (values, { em }) => runYear(em, desk, values),
    respond: async ({ endsOn, done }) => {
      const words = done === 'request' ? done : 'year';
      const title = translate(ctx.locale, `boardYear.done.${words}.title`);
      const text = translate(ctx.locale, `boardYear.done.${words}.text`);
      const unsent = unsentFields(form, yearParts, done);
      if (Object.keys(unsent).length > 0) {
        const { data: kept } = savedPart(ctx.locale, { title, text }, unsent, allStay);
        // The year that the rest is about may end on another day now.
        const shown = done === 'year' ? await yearPage(ctx, desk.community, endsOn) : null;
        return data(shown ? { ...kept, shown } : kept);
      }
      return redirectWithToast(yearPath(desk.community.slug, endsOn), { title, description: text });
    },
    catchUp: (typed) => yearCaughtUp(ctx, desk.community, typed),
  });
}

const allStay = { long: ['about'], gone: [] };

interface YearDone {
  endsOn: string;
  done: 'request' | 'year' | 'newYear';
}

async function runYear(em: Em, desk: Desk, form: z.output<typeof yearSchema>): Promise<YearDone> {
  switch (form.intent) {
    case 'request': {
      const { year, receivedOn } = form;
      const about = form.about || null;
      const { endsOn } = await addRecordsRequest(em, desk, { id: year, receivedOn, about });
      return { endsOn, done: form.intent };
    }
    case 'year': {
      const { year, endsOn, meetingOn = null, seen: known } = form;
      await saveYear(em, desk, { id: year, endsOn, meetingOn, seen: known });
      return { endsOn, done: form.intent };
    }
    case 'newYear': {
      const { newEndsOn: endsOn, newMeetingOn: meetingOn = null } = form;
      await saveYear(em, desk, { id: null, endsOn, meetingOn });
      return { endsOn, done: form.intent };
    }
  }
}

/** After somebody else changed the days of a year: those that are saved beside those that were typed. */
async function yearCaughtUp(
  { em, locale }: Ctx,
  community: Desk['community'],
  typed: z.output<typeof yearSchema>,
): Promise<CatchUp | null> {
  if (typed.intent !== 'year') return null;
  const saved = await em.fork().findOne(BoardYear, { id: typed.year, community: community.id });
  if (!saved) return null;
  const shown = (on: string | null | undefined) =>
    on ? formatsFor(locale).longDate(noonOf(on)) : '';
  const changes = differingFields(
    locale,
    (name: 'endsOn' | 'meetingOn') => translate(locale, `boardYear.${name}`),
    [
      ['endsOn', shown(saved.endsOn), shown(typed.endsOn)],
      ['meetingOn', shown(saved.meetingOn), shown(typed.meetingOn)],
    ],
  );
  return { values: { seen: seenOfYear(saved) }, conflict: { changes } };
}

const lineSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({
      intent: z.literal('save'),
      doneOn: past('boardYear.doneOnUnreadable'),
      doneBy: z
        .string({ error: 'boardYear.doneByRequired' })
        .overwrite(visibleText)
        .min(1, 'boardYear.doneByRequired')
        .max(120, 'boardYear.doneByTooLong'),
      document: z.uuid('boardYear.documentUnknown').toLowerCase().optional(),
      seen,
    }),
    z.object({ intent: z.literal('change'), ...request, seen }),
    z.object({ intent: z.enum(['undo', 'remove']), seen }),
  ],
  { error: 'http.formUnreadable' },
);

/** What belongs to each button of a line's form. */
const lineParts = { save: ['doneOn', 'doneBy', 'document'], change: ['receivedOn', 'about'] };

const lineButtons = { save: 'boardYear.saveDone', change: 'boardYear.theRequest' } as const;

/**
 * Carries out a button of a line, and leads back to its year; what was typed into the other part stays, but for that of
 * a request that was removed. Throws as `saveLine` and `saveRequest`.
 */
export async function submitLine(ctx: Ctx, request: Request, desk: Desk, address: LineAddress) {
  const form = await readFormData(request);
  const draft = resumeDraft(ctx, form, { schema: lineSchema });
  if (draft) return draft;
  const usual = 'save';
  const asked = partOnEnter(ctx.locale, form, { parts: lineParts, buttons: lineButtons, usual });
  if (asked) return asked;
  return submitFields(ctx, request, form, {
    schema: lineSchema,
    run: async (values, { em }) => {
      const saved = await runLine(em, desk, address, values);
      return { ...saved, done: values.intent };
    },
    respond: ({ endsOn, duty, done }) => {
      const title = translate(ctx.locale, `boardYear.done.${done}.title`);
      const text = translate(ctx.locale, `boardYear.duties.${duty}.title`);
      const unsent = done === 'remove' ? {} : unsentFields(form, lineParts, done);
      return Object.keys(unsent).length > 0
        ? Promise.resolve(savedPart(ctx.locale, { title, text }, unsent, allStay))
        : redirectWithToast(yearPath(desk.community.slug, endsOn), { title, description: text });
    },
    catchUp: (typed) => lineCaughtUp({ ...ctx, em: ctx.em.fork() }, desk.community, address, typed),
  });
}

function runLine(em: Em, desk: Desk, address: LineAddress, form: z.output<typeof lineSchema>) {
  const { seen } = form;
  if (form.intent === 'change') {
    const { receivedOn, about } = form;
    return saveRequest(em, desk, address, { request: { receivedOn, about: about || null }, seen });
  }
  if (form.intent === 'remove') return saveRequest(em, desk, address, { request: null, seen });
  const done =
    form.intent === 'save'
      ? { doneOn: form.doneOn, doneBy: form.doneBy, document: form.document ?? null }
      : null;
  return saveLine(em, desk, address, { done, seen });
}

type FieldName = 'doneOn' | 'doneBy' | 'document' | 'receivedOn' | 'about';

/** After somebody else changed a line: what is saved of it beside what was typed, and what to save over. */
async function lineCaughtUp(
  ctx: Ctx,
  community: Community,
  address: LineAddress,
  typed: z.output<typeof lineSchema>,
): Promise<CatchUp> {
  const { line, documents, values } = await linePage(ctx, community, address);
  const shown = (on: string) => formatsFor(ctx.locale).longDate(noonOf(on));
  const titleOf = (id: string | undefined) => documents.find((one) => one.id === id)?.title;
  const fields: [FieldName, string | null | undefined, string | undefined][] = [];
  if (typed.intent === 'save') {
    fields.push(
      ['doneOn', line.doneOn ? shown(line.doneOn) : '', shown(typed.doneOn)],
      ['doneBy', line.doneBy, typed.doneBy],
      ['document', line.document?.title, titleOf(typed.document)],
    );
  }
  if (typed.intent === 'change') {
    fields.push(
      ['receivedOn', line.receivedOn ? shown(line.receivedOn) : '', shown(typed.receivedOn)],
      ['about', line.about, typed.about],
    );
  }
  const labelOf = (name: FieldName) => translate(ctx.locale, `boardYear.${name}`);
  return {
    values: { seen: values.seen },
    conflict: { changes: differingFields(ctx.locale, labelOf, fields) },
  };
}
