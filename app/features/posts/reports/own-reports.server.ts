import { sql } from 'kysely';
import type { Language } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { kysely, paramsFor } from '#app/lib/db/read.server.ts';
import { keyFormat, readPage, type ListPosition } from '#app/lib/db/read-page.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/** What the actor reported, newest first, a page at a time. Throws AppError `unauthenticated`. */
export async function ownReports(ctx: Ctx, position: ListPosition | null) {
  const reporter = requireActor(ctx).id;
  const page = await readPage(position, {
    size: 20,
    format: keyFormat,
    read: (from) =>
      kysely(ctx.em)
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
          // The title that was reported, or the name of the person.
          sql<string>`coalesce(report.snapshot->>'title', person.name)`.as('title'),
          // What the reporter can still open.
          sql<boolean>`case report.subject_type
            when 'LISTING' then exists (select from listings post
              where post.id = report.subject_id and post.status in ('PUBLISHED', 'SOLD'))
            when 'ACTIVITY' then exists (select from activities post
              where post.id = report.subject_id and post.status in ('PUBLISHED', 'CANCELLED'))
            else true end`.as('isThere'),
          sql<Language>`coalesce(report.snapshot->>'language', ${ctx.locale})`.as('language'),
        ])
        .where('report.reporter', '=', reporter)
        .$call(fromKey(paramsFor(from), ['report.createdAt', 'report.id'], 'desc'))
        .execute(),
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
  const items = page.items.map((one) => ({ ...one, title: nameFor(ctx.locale, one.title) }));
  return { ...page, items };
}

/** A report of one's own, with what became of it. */
export type OwnReport = Awaited<ReturnType<typeof ownReports>>['items'][number];
