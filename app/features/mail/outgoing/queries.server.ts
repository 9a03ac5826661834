import { sql } from 'kysely';
import { mailStates, type MailState } from '#db/enums.ts';
import { requireAdmin, type Ctx } from '#app/lib/session/context.server.ts';
import { compiledRead, kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { bounceAddress, bounceKey } from '#app/features/mail/bounces/bounce-address.server.ts';
import { expectedRecords, findRecords, type MailRecord } from './records.server.ts';

/** A letter as an administrator sees it: never what it says. */
export interface LetterRow {
  id: string;
  kind: string;
  address: string;
  tries: number;
  at: Date;
  lastError: string | null;
}

const mostShown = 50;

/**
 * Outgoing mail: what is sent from where, how many letters are in each state, those that wait and those
 * that were given up, and the addresses that get nothing. With `selector`, the records of the sender's
 * domain are looked up. Throws AppError: `unauthenticated`, `forbidden`.
 */
export async function outgoingMail(ctx: Ctx, selector: string | null) {
  const actor = requireAdmin(ctx);
  const [counts, queued, failed, suppressed] = await Promise.all([
    stateCounts(ctx.em, {}),
    lettersIn(ctx, 'QUEUED'),
    lettersIn(ctx, 'FAILED'),
    kysely(ctx.em)
      .selectFrom('suppressed_addresses')
      .select(['address', 'reason'])
      .orderBy('createdAt', 'desc')
      .limit(mostShown)
      .execute(),
  ]);
  const records: MailRecord[] =
    selector === null ? expectedRecords('') : await findRecords(selector);
  return {
    sendsMail: Boolean(env().smtpUrl),
    sender: env().mailFrom,
    ownEmail: actor.email,
    counts: counts.map(({ state, count }) => {
      const isMore = state !== 'QUEUED' && count > mostCounted;
      return { state, count: isMore ? mostCounted : count, isMore };
    }),
    queued,
    failed,
    suppressed,
    selector,
    records,
    bounces: { address: bounceAddress(), signingKey: bounceKey() },
  };
}

/** As many letters are counted in a state; what waits is counted exactly. */
const mostCounted = 1000;

const stateCounts = compiledRead(() => {
  const counts = mailStates.map((state) => {
    const some = sql`select from mail_letters where state = ${sql.lit(state)}`;
    const limit = state === 'QUEUED' ? sql`` : sql`limit ${sql.lit(mostCounted + 1)}`;
    return sql`select ${sql.lit(state)} as state, (select count(*)::int from (${some} ${limit}) as letters) as count`;
  });
  return sql<{ state: MailState; count: number }>`${sql.join(counts, sql` union all `)}`;
});

/** Fifty letters in a state: those that wait in the order they leave, others from the newest. */
async function lettersIn(ctx: Ctx, state: MailState): Promise<LetterRow[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('mail_letters')
    .select(['id', 'kind', 'address', 'tries', 'nextTryAt', 'settledAt', 'lastError'])
    .where('state', '=', state)
    // What goes with a digest stands in its letter.
    .where('digest', 'is', null)
    .orderBy(state === 'QUEUED' ? 'nextTryAt' : 'createdAt', state === 'QUEUED' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map(({ nextTryAt, settledAt, ...row }) => ({ ...row, at: settledAt ?? nextTryAt }));
}
