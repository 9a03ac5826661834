import { z } from 'zod';
import { reportSubjects, type Language } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { canModerate } from '#app/lib/session/actor.ts';
import { decide } from '#app/features/posts/posts/decisions/decide.server.ts';
import { findPost } from '#app/features/posts/posts/decisions/decision.server.ts';
import {
  closeReports,
  type ReportedSubject,
} from '#app/features/posts/posts/decisions/close-reports.server.ts';
import { decisionReason, formReasonCode, unchosen } from '#app/features/posts/posts/schema.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { formatsFor } from '#app/lib/format.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requireModerator } from '../access.server.ts';

export const reportDecisionSchema = withChoices(
  z.object({
    subjectType: z.enum(reportSubjects, { error: 'reports.notFound' }),
    id: z.uuid({ error: 'reports.notFound' }).toLowerCase(),
    communityId: z.uuid({ error: 'reports.notFound' }).toLowerCase(),
    verdict: z.enum(['REMOVE', 'UPHOLD', 'DISMISS'], { error: 'reports.chooseButton' }),
    /** The version of the post that was shown. */
    version: z.coerce.number({ error: 'posts.versionInvalid' }).int().min(1).optional(),
    /** The last report that was shown. */
    shownUntil: z.iso
      .datetime({ error: 'reports.notFound' })
      .transform((time) => new Date(time))
      .optional(),
    /** With REMOVE: the entry of the list of reasons. */
    reasonCode: formReasonCode.default(unchosen),
    /** With REMOVE: the message to the author. */
    reason: decisionReason,
    /** With UPHOLD: the message to the people who reported it. */
    agreeing: decisionReason,
    /** With DISMISS: the message to them. */
    answer: decisionReason,
  }),
  {
    name: 'verdict',
    options: {
      REMOVE: 'reports.queue.verdicts.REMOVE.label',
      UPHOLD: 'reports.queue.verdicts.UPHOLD.label',
      DISMISS: 'reports.queue.verdicts.DISMISS.label',
    },
    fields: {
      reasonCode: { label: 'reports.queue.why', options: ['REMOVE'] },
      reason: { label: 'reports.queue.toAuthor', options: ['REMOVE'] },
      agreeing: { label: 'reports.queue.answer', options: ['UPHOLD'] },
      answer: { label: 'reports.queue.answer', options: ['DISMISS'] },
    },
  },
);

type ReportDecision = z.output<typeof reportDecisionSchema>;

/** What the toast says. Without a title for a person. */
interface DecidedReports {
  verdict: ReportDecision['verdict'];
  title: string | null;
  language: Language;
}

/**
 * Decides on the reports about a post or a person: removes the post, upholds them or dismisses them.
 * Nobody decides on reports about themselves. Throws AppError: `unauthenticated`, `forbidden`,
 * `not-found`; `conflict` with who decided before, and as `decide` does.
 */
export async function decideReports(
  ctx: Ctx,
  { subjectType: type, id, communityId, verdict, shownUntil, ...said }: ReportDecision,
): Promise<DecidedReports> {
  requireModerator(ctx);
  const actor = requireActor(ctx);
  const subject: ReportedSubject = { type, id, communityId };
  if (!canModerate(actor, communityId)) throw notFound();
  const before = await newestReport(ctx, subject);
  if (!before || before.about === actor.id) throw notFound();
  const { version, reasonCode, reason, agreeing, answer } = said;
  return inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    if (verdict === 'REMOVE') {
      if (type === 'USER' || type === 'LETTER')
        throw new AppError('invalid', 'reports.chooseButton');
      const post = await findPost(tx, { type, id });
      if (post?.communityId !== communityId) throw notFound();
      // If none is open, somebody else has decided.
      if (!(await hasOpen(inside, subject))) throw await decidedBefore(inside, subject);
      const wanted = { type, id, status: 'REMOVED', version, reasonCode, reason } as const;
      const { action, title, language } = await decide(inside, wanted);
      if (!action) throw await decidedBefore(inside, subject);
      return { verdict, title, language };
    }
    const closed = await closeReports(tx, subject, {
      state: verdict === 'UPHOLD' ? 'UPHELD' : 'DISMISSED',
      by: actor,
      answer: verdict === 'UPHOLD' ? agreeing : answer,
      language: ctx.locale,
      ...(shownUntil ? { until: shownUntil } : {}),
    });
    if (closed === 0) throw await decidedBefore(inside, subject);
    const { title, language } = before.snapshot as { title?: string; language?: Language };
    return { verdict, title: title ?? null, language: language ?? ctx.locale };
  });
}

const notFound = () => new AppError('not-found', 'reports.notFound');

/** The newest report about a subject, open or not. */
const newestReport = (
  { em }: Ctx,
  { type, id, communityId }: ReportedSubject,
  state?: 'OPEN' | 'closed',
) =>
  kysely(em)
    .selectFrom('reports as report')
    .leftJoin('users', 'users.id', 'report.decidedBy')
    .select(['report.about', 'report.snapshot', 'report.decidedAt', 'users.name as decider'])
    .where('report.subjectType', '=', type)
    .where('report.subjectId', '=', id)
    .where('report.community', '=', communityId)
    .$if(state === 'OPEN', (query) => query.where('report.state', '=', 'OPEN'))
    .$if(state === 'closed', (query) => query.where('report.state', '<>', 'OPEN'))
    .orderBy(state === 'closed' ? 'report.decidedAt' : 'report.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

const hasOpen = async (ctx: Ctx, subject: ReportedSubject): Promise<boolean> =>
  (await newestReport(ctx, subject, 'OPEN')) !== undefined;

/** The error that says who decided, and when. */
async function decidedBefore(ctx: Ctx, subject: ReportedSubject): Promise<AppError> {
  const last = await newestReport(ctx, subject, 'closed');
  if (!last?.decidedAt) return notFound();
  return new AppError('conflict', 'reports.decidedMeanwhile', {
    params: {
      name: nameFor(ctx.locale, last.decider ?? ''),
      when: formatsFor(ctx.locale).relativeTimeWithin(new Date(last.decidedAt)),
    },
  });
}
