import { sql } from 'kysely';
import { MailLetter } from '#db/entities/index.ts';
import type { MailTrouble } from '#db/enums.ts';
import { compiledRead, kysely } from '#app/lib/db/read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** Why emails do not leave: what the mail server refuses, and its last answer. */
export interface Trouble {
  about: MailTrouble;
  /** How many emails it keeps from leaving, those that were given up since the last success too. */
  count: number;
  said: string;
  since: Date;
}

/** Emails given up for a setting within a week. What went in a digest goes with it. */
const givenUpForSetting = sql<boolean>`refused_about is not null and digest_id is null and state = 'FAILED'
  and created_at > now() - interval '7 days'`;

const waitForSetting = sql<boolean>`refused_about is not null and digest_id is null and state = 'QUEUED'`;

/** Emails that wait because of a setting, and those that were given up for it, while no email has left since. */
const refusedForSetting = sql<boolean>`(${waitForSetting} or (${givenUpForSetting}
  and settled_at > coalesce((select settled_at from mail_letters where state = 'SENT'
    order by created_at desc, id desc limit 1), '-infinity')))`;

/** How many emails were given up for a setting within a week, whatever has left since. Guards nothing itself. */
export async function countGivenUpForSetting(em: Em): Promise<number> {
  const [row] = await givenUp(em, {});
  return row?.count ?? 0;
}

const givenUp = compiledRead(
  () =>
    sql<{
      count: number;
    }>`select count(*)::int as count from mail_letters where ${givenUpForSetting}`,
);

/** What keeps emails from leaving, that with the most emails first; empty while nothing does. Guards nothing itself. */
export async function mailTroubles(em: Em): Promise<Trouble[]> {
  const rows = await troubles(em, {});
  // The driver returns moments as text.
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

const troubles = compiledRead(
  () => sql<Trouble>`
    select refused_about as about, count(*)::int as count, min(created_at) as since,
      (array_agg(last_error order by next_try_at desc))[1] as said
    from mail_letters where ${refusedForSetting}
    group by refused_about order by count(*) desc, refused_about`,
);

/** The worst of it, for the pages of an ADMIN; null for everybody else. */
export async function troubleForAdmin({ em, actor }: Ctx): Promise<Trouble | null> {
  if (actor?.role !== 'ADMIN') return null;
  const [worst] = await mailTroubles(em);
  return worst ?? null;
}

/** Has all emails that a setting keeps or kept from leaving within a week tried now. Returns how many there are. */
export async function retryRefused(tx: Em): Promise<number> {
  const refused = await kysely(tx)
    .selectFrom('mail_letters')
    .select('id')
    .where(sql<boolean>`(${waitForSetting} or ${givenUpForSetting})`)
    .execute();
  const ids = refused.map(({ id }) => id);
  if (ids.length === 0) return 0;
  return tx.nativeUpdate(
    MailLetter,
    { id: { $in: ids }, state: { $in: ['QUEUED', 'FAILED'] } },
    { state: 'QUEUED', nextTryAt: new Date(), settledAt: null },
  );
}
