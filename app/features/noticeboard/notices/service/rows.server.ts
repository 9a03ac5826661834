import { sql, type RawBuilder } from 'kysely';
import type { MailState } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { isOfNotice } from '../emails/notice-event.server.ts';
import { isOnItsWay, serviceStatus } from './status.ts';

interface Letter {
  state: MailState;
  at: string | null;
  to: string;
}

/**
 * The email that counts for a row `service`: the first that was sent, else any. None does that was sent before the
 * owner agreed to email, nor one without the correction that the row is about; where a later service replaced it, the
 * row `later`, only those from before that correction do. A line in a digest serves nobody: it does not have the
 * notice in it.
 */
const countingLetter = sql<Letter | null>`(
  select json_build_object('state', letter.state, 'at',
    case when letter.state in ('QUEUED', 'HELD') then null else letter.settled_at end, 'to', letter.address)
  from mail_letters letter
  where service.way = 'EMAIL' and letter.digest_id is null
    and (letter.user_id = service.user_id or letter.address = service.email_address)
    and ${isOfNotice(sql`letter.event`, sql`service.notice_id`)}
    and (service.emails_since is null or letter.created_at >= service.emails_since)
    and (service.agreed_at is null or letter.settled_at is null or letter.settled_at >= service.agreed_at)
    and (service.corrected_at is null or letter.created_at >= service.corrected_at)
    and (later.corrected_at is null or letter.created_at < later.corrected_at)
  order by (letter.state = 'SENT') desc, letter.settled_at nulls last, letter.id limit 1)`;

/** What a state that was kept says once its email is gone: one that had not left was called back, and serves nobody. */
const kept = (state: MailState): MailState => (isOnItsWay(state) ? 'FAILED' : state);

/** Every service of a notice, also those that a later one replaced, in the order of the register. */
async function allRows(em: Em, noticeId: string) {
  const rows = await kysely(em)
    .selectFrom('notice_services as service')
    .leftJoin('notice_services as later', 'later.id', 'service.replacedBy')
    .leftJoin('service_handovers as handover', 'handover.id', 'service.handover')
    .select([
      'service.id',
      'service.owner as ownerId',
      'service.unitLabel as unit',
      'service.unitKey',
    ])
    .select(['service.position', 'service.name', 'service.way', 'service.address'])
    .select(['service.mortgagee as mortgageeId', 'service.furtherUnits', 'service.reason'])
    .select(['service.emailAddress', 'service.emailsSince'])
    .select(sql<string | null>`service.came_back_on::text`.as('cameBackOn'))
    .select(['service.user as userId', 'service.emailState', 'service.emailAt', 'service.emailTo'])
    .select(['service.agreedAt', 'service.correctedAt', 'service.replacedBy'])
    .select('later.correctedAt as replacedAt')
    .select(['handover.id as handoverId', 'handover.way as handoverWay', 'handover.what'])
    .select(['handover.handedBy'])
    .select(sql<string | null>`handover.handed_on::text`.as('handedOn'))
    .select(countingLetter.as('letter'))
    .where('service.notice', '=', noticeId)
    .orderBy('service.position')
    .orderBy('service.id')
    .execute();
  return rows.map(({ letter, emailState, emailAt, emailTo, handoverWay, handedOn, ...row }) => {
    const isTooEarly = row.agreedAt !== null && emailAt !== null && emailAt < row.agreedAt;
    const email = letter
      ? { state: letter.state, at: letter.at === null ? null : new Date(letter.at), to: letter.to }
      : emailState && !isTooEarly
        ? { state: kept(emailState), at: emailAt, to: emailTo }
        : null;
    const handover = handoverWay && handedOn ? { way: handoverWay, handedOn } : null;
    return {
      ...row,
      // Of a table's second alias, moments come as text.
      replacedAt: row.replacedAt === null ? null : new Date(row.replacedAt),
      email,
      status: serviceStatus({
        way: row.way,
        address: row.address,
        email,
        cameBackOn: row.cameBackOn,
        handover,
      }),
    };
  });
}

type AnyRow = Awaited<ReturnType<typeof allRows>>[number];

/** How a notice is served on one owner, as things stand. */
export interface ServiceRow extends AnyRow {
  /** How they were served before corrections with which they are served again, the latest first. */
  earlier: EarlierRow[];
}

/** A service with the text from before a correction. */
export interface EarlierRow extends AnyRow {
  /** When that correction was made. */
  replacedAt: Date;
}

/**
 * How a notice is served on each owner, in the order of the register. What became of emails is as it is right
 * now, or as it was kept once they are forgotten. The caller has checked who asks.
 */
export async function serviceRows(em: Em, noticeId: string): Promise<ServiceRow[]> {
  const rows = await allRows(em, noticeId);
  const replaced = new Map(rows.flatMap((row) => (row.replacedBy ? [[row.replacedBy, row]] : [])));
  const earlierOf = (id: string): EarlierRow[] => {
    const row = replaced.get(id);
    if (!row) return [];
    const { replacedAt, status } = row;
    // An email may have come back since, or an entry was taken back.
    const own = replacedAt && status.isServed ? [{ ...row, replacedAt }] : [];
    return [...own, ...earlierOf(row.id)];
  };
  return rows
    .filter(({ replacedBy }) => replacedBy === null)
    .map((row) => ({ ...row, earlier: earlierOf(row.id) }));
}

/** The entries of what was handed over for a notice, the newest first. The caller has checked who asks. */
export const handoversOf = (em: Em, noticeId: string) =>
  kysely(em)
    .selectFrom('service_handovers as handover')
    .leftJoin('users as writer', 'writer.id', 'handover.recordedBy')
    .select(['handover.id', 'handover.way', 'handover.what', 'handover.handedBy', 'handover.count'])
    .select(['handover.createdAt', 'writer.name as recordedBy'])
    .select(sql<string>`handover.handed_on::text`.as('handedOn'))
    .select(
      sql<number>`(select count(*) from notice_services served
        where served.handover_id = handover.id)::int`.as('owners'),
    )
    .where('handover.notice', '=', noticeId)
    .orderBy('handover.createdAt', 'desc')
    .orderBy('handover.id')
    .execute();

/**
 * Stores what became of the emails that serve notices, so that it is known once they are forgotten. With an id,
 * those of one notice.
 */
export async function keepServices(em: Em, noticeId?: string): Promise<void> {
  await sql`
    with stands as (
      select service.id, ${countingLetter} as letter
      from notice_services service
      left join notice_services later on later.id = service.replaced_by_id
      where service.way = 'EMAIL' and (service.user_id is not null or service.email_address is not null)
        ${noticeId === undefined ? sql`and service.created_at > now() - interval '60 days'` : sql`and service.notice_id = ${noticeId}::uuid`})
    update notice_services service
    set email_state = stands.letter->>'state', email_at = (stands.letter->>'at')::timestamptz,
      email_to = stands.letter->>'to'
    from stands
    where service.id = stands.id and stands.letter is not null
      and (service.email_state, service.email_at, service.email_to) is distinct from
        (stands.letter->>'state', (stands.letter->>'at')::timestamptz(3), stands.letter->>'to')`.execute(
    kysely(em),
  );
}

/** A unit in which a notice was served on an owner. */
interface ServedUnit {
  unit_key: string;
  /** The day on which paper for the first of its owners was handed over. */
  paper_on: string | null;
  /** When the first email that served one of its owners was sent. */
  emailed_at: Date | string | null;
}

/** The units in which a notice was served, with any of its texts, on at least one owner: a table for a query. */
export const servedUnits = (noticeId: string): RawBuilder<ServedUnit> => sql<ServedUnit>`(
  select served.unit_key, min(handover.handed_on)::text as paper_on,
    min(case when handover.id is not null or service.way <> 'EMAIL' or service.came_back_on is not null then null
      when letter is not null then
        case when letter->>'state' = 'SENT' then (letter->>'at')::timestamptz end
      when service.email_state = 'SENT' and (service.agreed_at is null or service.email_at >= service.agreed_at)
        then service.email_at end) as emailed_at
  from notice_services service
  left join notice_services later on later.id = service.replaced_by_id
  left join service_handovers handover on handover.id = service.handover_id
  cross join lateral (select ${countingLetter}::jsonb as letter) as counted
  cross join lateral (
    select service.unit_key union select further->>'key' from jsonb_array_elements(service.further_units) further
  ) as served
  where service.notice_id = ${noticeId}::uuid and service.mortgagee_id is null
  group by served.unit_key)`;
