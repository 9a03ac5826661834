import { sql } from 'kysely';
import type { Language, ReportReason, ReportState, ReportSubject } from '#db/enums.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import {
  keyFormat,
  readingOrder,
  readPage,
  type Place,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/** A report of one's own, with what became of it. */
export interface OwnReport {
  id: string;
  type: ReportSubject;
  subjectId: string;
  /** Whose post, profile or letter it is. */
  aboutId: string;
  /** The title that was reported, or the person's name. */
  title: string;
  language: Language;
  reasonCode: ReportReason;
  words: string | null;
  state: ReportState;
  answer: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

/** What the actor reported, newest first, a page at a time. Throws AppError `unauthenticated`. */
export async function ownReports(ctx: Ctx, place: Place | null): Promise<TwoWayPage<OwnReport>> {
  const reporter = requireActor(ctx).id;
  return readPage(place, {
    size: 20,
    format: keyFormat,
    read: ({ at, id, back, limit }) => {
      const { operator, direction } = readingOrder('desc', back !== null);
      return kysely(ctx.em)
        .selectFrom('reports as report')
        .innerJoin('users as person', 'person.id', 'report.about')
        .select([
          'report.id',
          'report.subjectType as type',
          'report.subjectId',
          'report.about as aboutId',
          'report.reasonCode',
          'report.words',
          'report.state',
          'report.answer',
          'report.createdAt',
          'report.decidedAt',
          sql<string>`coalesce(report.snapshot->>'title', person.name)`.as('title'),
          sql<Language>`coalesce(report.snapshot->>'language', ${ctx.locale})`.as('language'),
        ])
        .where('report.reporter', '=', reporter)
        .$if(at !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('report.createdAt', 'report.id'), operator, tuple(at as Date, id ?? '')),
          ),
        )
        .orderBy('report.createdAt', direction)
        .orderBy('report.id', direction)
        .limit(limit)
        .execute()
        .then((rows) =>
          rows.map((row) => ({
            ...row,
            createdAt: new Date(row.createdAt),
            decidedAt: row.decidedAt && new Date(row.decidedAt),
          })),
        );
    },
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
}
