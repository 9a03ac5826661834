import { sql } from 'kysely';
import { mailStates, type MailState } from '#db/enums.ts';
import { requireAdmin, type Ctx } from '#app/lib/session/context.server.ts';
import { compiledRead, kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { bounceAddress, bounceKey } from '#app/features/mail/bounces/bounces.server.ts';
import { mailFolder } from '#app/features/mail/transport/transport.server.ts';
import { countGivenUpForSetting, mailTroubles } from './trouble.server.ts';
import { expectedRecords, findRecords, type MailRecord } from './records.server.ts';

/** An email as an administrator sees it: never what it says. */
export type LetterRow = Awaited<ReturnType<typeof lettersIn>>[number];
export type OutgoingMail = Awaited<ReturnType<typeof outgoingMail>>;

const mostShown = 50;

/**
 * The page of outgoing mail. With `selector`, the records of the sender's domain are looked up. Throws
 * AppError: `unauthenticated`, `forbidden`.
 */
export async function outgoingMail(ctx: Ctx, selector: string | null) {
  const actor = requireAdmin(ctx);
  const [counts, queued, failed, suppressed, troubles, givenUp] = await Promise.all([
    stateCounts(ctx.em, {}),
    lettersIn(ctx, 'QUEUED'),
    lettersIn(ctx, 'FAILED'),
    kysely(ctx.em)
      .selectFrom('suppressed_addresses')
      .select(['address', 'reason', 'detail', 'createdAt'])
      .orderBy('createdAt', 'desc')
      .limit(mostShown)
      .execute(),
    mailTroubles(ctx.em),
    countGivenUpForSetting(ctx.em),
  ]);
  const records: MailRecord[] =
    selector === null ? expectedRecords('') : await findRecords(selector);
  return {
    sendsMail: Boolean(env().smtpUrl),
    /** Where emails are written while there is no mail server. */
    folder: mailFolder(),
    sender: env().mailFrom,
    ownEmail: actor.email,
    counts: counts.map(({ state, count }) => {
      const isMore = state !== 'QUEUED' && count > mostCounted;
      return { state, count: isMore ? mostCounted : count, isMore };
    }),
    queued,
    failed,
    suppressed,
    troubles,
    // While there is trouble, its own button tries them too.
    givenUpForSetting: troubles.length > 0 ? 0 : givenUp,
    selector,
    records,
    bounces: { address: bounceAddress(), signingKey: bounceKey() },
  };
}

/** At most this many emails are counted in a state; those that wait are counted exactly. */
const mostCounted = 1000;

const stateCounts = compiledRead(() => {
  const counts = mailStates.map((state) => {
    const some = sql`select from mail_letters where state = ${sql.lit(state)}`;
    const limit = state === 'QUEUED' ? sql`` : sql`limit ${sql.lit(mostCounted + 1)}`;
    return sql`select ${sql.lit(state)} as state, (select count(*)::int from (${some} ${limit}) as letters) as count`;
  });
  return sql<{ state: MailState; count: number }>`${sql.join(counts, sql` union all `)}`;
});

/** The first emails in a state: those that wait in the order they leave, others newest first. */
async function lettersIn(ctx: Ctx, state: MailState) {
  const rows = await kysely(ctx.em)
    .selectFrom('mail_letters')
    .select(['id', 'topic', 'tries', 'nextTryAt', 'settledAt', 'lastError'])
    .select(goesTo(state).as('address'))
    .where('state', '=', state)
    // What goes with a digest is in the digest's own email.
    .where('digest', 'is', null)
    .orderBy(state === 'QUEUED' ? 'nextTryAt' : 'createdAt', state === 'QUEUED' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map(({ nextTryAt, settledAt, ...row }) => ({ ...row, at: settledAt ?? nextTryAt }));
}

/** Where an email went, or where one that waits will go: to the address that its account has by then. */
const goesTo = (state: MailState) =>
  state === 'QUEUED'
    ? sql<string>`coalesce((select email from users
        where users.id = mail_letters.user_id and mail_letters.topic <> 'ACCOUNT'), address)`
    : sql<string>`address`;
