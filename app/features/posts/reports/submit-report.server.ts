import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Report } from '#db/entities/index.ts';
import type { Language, ReportSubject } from '#db/enums.ts';
import { requireLetterIn } from '#app/features/posts/neighbours/letter-link.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertNew, inTransaction } from '#app/lib/db/write.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';
import { handlePage, type PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { reportablePage, requireReportable } from './reportable.server.ts';
import { reportSchema, type ReportForm } from './schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mostADay = 10;

/**
 * Reports a post or a person to the moderators, who never read by whom. One open report per person and
 * subject. Throws AppError as `requireReportable` does, `conflict` for a second one, `too-many` beyond
 * ten within a day.
 */
async function submitReport(
  ctx: Ctx,
  type: ReportSubject,
  id: string,
  { reasonCode, words }: ReportForm,
): Promise<{ title: string; language: Language }> {
  const actor = requireActor(ctx);
  const subject = await requireReportable(ctx, type, id);
  const { title, language, communityId, aboutId, snapshot } = subject;
  return inTransaction(ctx.em, async (tx) => {
    await requireFewReports(tx, actor.id);
    const made = await insertNew(tx, Report, {
      id: crypto.randomUUID(),
      subjectType: type,
      subjectId: id,
      community: communityId,
      about: aboutId,
      reporter: actor.id,
      reasonCode,
      words: words ?? null,
      snapshot,
      state: 'OPEN',
      createdAt: new Date(),
    });
    if (made === 0) throw new AppError('conflict', 'reports.already');
    // The log does not know who it was either.
    await recordEvent(tx, {
      actor: null,
      communityId,
      subject: { type: 'REPORT', id },
      action: 'REPORT',
      to: 'OPEN',
      note: words ?? null,
      reasonCode,
      snapshot: { title: isPerson(type) ? '' : title, about: type, aboutId },
    });
    return { title, language };
  });
}

/** Whether the title of a subject is somebody’s name, which the log leaves out. */
const isPerson = (type: ReportSubject): boolean => type === 'USER' || type === 'LETTER';

/** Throws AppError `too-many` for somebody with ten reports within a day. */
async function requireFewReports(tx: Em, reporter: string): Promise<void> {
  const since = new Date(Date.now() - dayMs);
  const sent = await kysely(tx)
    .selectFrom('reports')
    .select('createdAt')
    .where('reporter', '=', reporter)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(mostADay)
    .execute();
  const oldest = sent[mostADay - 1];
  if (!oldest) return;
  const wait = new Date(oldest.createdAt).getTime() + dayMs - Date.now();
  throw new AppError('too-many', 'reports.tooMany', {
    retryAfterSeconds: Math.max(Math.ceil(wait / 1000), 1),
  });
}

/** Loads the page of a report: the form, or the note that one waits. Throws as `requireReportable` does. */
export const loadReport = (args: LoaderFunctionArgs, type: ReportSubject) =>
  handlePage(args, async ({ ctx, params, request }) => ({
    subject: await reportablePage(ctx, type, await subjectIdIn(type, params, request)),
    formKey: newFormKey(),
  }));

/** Sends the report in a form post, and goes on to the list of one's own. */
export const sendReport = (args: ActionFunctionArgs, type: ReportSubject) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const id = await subjectIdIn(type, params, request);
    // Before the form is read, so that whoever may not report learns nothing from its answer.
    await requireReportable(ctx, type, id);
    return submitForm(ctx, request, {
      schema: reportSchema,
      run: (form, inside) => submitReport(inside, type, id, form),
      respond: ({ title, language }) =>
        redirectWithToast('/account/reports', {
          title: translate(ctx.locale, 'reports.sent.title'),
          about: title,
          language,
          description: translate(ctx.locale, 'reports.sent.description'),
        }),
    });
  });

/** What the address of a report page is about. Throws AppError `not-found`. */
async function subjectIdIn(
  type: ReportSubject,
  { id, token }: PageArgs['params'],
  request: Request,
): Promise<string> {
  if (type === 'LETTER') return requireLetterIn(await readSecret(request, token));
  return parseIdParam(id, type === 'USER' ? 'accounts.notFound' : `posts.notFound.${type}`);
}
