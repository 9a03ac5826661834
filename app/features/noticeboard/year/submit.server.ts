import { z } from 'zod';
import { BoardYear, type Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { cityToday, isDay, noonOf } from '#app/lib/forms/city-time.server.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate, type MessageKey } from '#app/messages/catalogue.server.ts';
import { addRecordsRequest, saveLine, saveRequest, saveYear } from './commands.server.ts';
import { seenOfYear, yearPath } from './duty-path.ts';
import { linePage, type LineAddress } from './queries.server.ts';

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
      intent: z.enum(['year', 'newYear']),
      year: id.optional(),
      endsOn: day('boardYear.endsOnUnreadable'),
      meetingOn: day('boardYear.meetingOnUnreadable').optional(),
      seen,
    }),
    z.object({
      intent: z.literal('request'),
      year: id,
      ...request,
    }),
  ],
  { error: 'http.formUnreadable' },
);

/** Carries out the forms of the board's year, and shows that year. Throws as `saveYear` and `addRecordsRequest`. */
export const submitYear = (ctx: Ctx, request: Request, desk: Desk) =>
  submitForm(ctx, request, {
    schema: yearSchema,
    run: async (form, { em }) => {
      if (form.intent === 'request') {
        const { year, receivedOn } = form;
        const about = form.about || null;
        const { endsOn } = await addRecordsRequest(em, desk, { id: year, receivedOn, about });
        return { endsOn, done: 'request' as const };
      }
      const { year = null, endsOn, meetingOn = null, seen: known } = form;
      await saveYear(em, desk, { id: year, endsOn, meetingOn, seen: known });
      return { endsOn, done: 'year' as const };
    },
    respond: ({ endsOn, done }) =>
      redirectWithToast(yearPath(desk.community.slug, endsOn), {
        title: translate(ctx.locale, `boardYear.done.${done}.title`),
        description: translate(ctx.locale, `boardYear.done.${done}.text`),
      }),
    catchUp: (typed) => yearCaughtUp(ctx, desk.community, typed),
  });

/** After somebody else changed the days of a year: those that are saved beside those that were typed. */
async function yearCaughtUp(
  { em, locale }: Ctx,
  community: Desk['community'],
  typed: z.output<typeof yearSchema>,
): Promise<CatchUp | null> {
  if (typed.intent !== 'year' || typed.year === undefined) return null;
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

/** Carries out a form of a line, and leads back to its year. Throws as `saveLine` and `saveRequest`. */
export const submitLine = (ctx: Ctx, request: Request, desk: Desk, address: LineAddress) =>
  submitForm(ctx, request, {
    schema: lineSchema,
    run: async (form, { em }) => {
      const saved = await runLine(em, desk, address, form);
      return { ...saved, done: form.intent };
    },
    respond: ({ endsOn, duty, done }) =>
      redirectWithToast(yearPath(desk.community.slug, endsOn), {
        title: translate(ctx.locale, `boardYear.done.${done}.title`),
        description: translate(ctx.locale, `boardYear.duties.${duty}.title`),
      }),
    catchUp: (typed) => lineCaughtUp({ ...ctx, em: ctx.em.fork() }, desk.community, address, typed),
  });

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
