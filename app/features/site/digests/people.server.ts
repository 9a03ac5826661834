import { sql } from 'kysely';
import type { DigestRun } from '#db/entities/index.ts';
import type { Language, MailFrequency } from '#db/enums.ts';
import { readerOf } from '#app/features/noticeboard/notices/audience/audience.ts';
import { unitsOf } from '#app/features/noticeboard/notices/reach.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { defaultChoice } from '#app/features/mail/choices/topics.ts';
import { noticeEvent } from '#app/features/noticeboard/notices/emails/notice-event.server.ts';
import type { DigestReader } from './pack.server.ts';

/** Somebody who may get a digest, with the address it goes to. */
interface DigestPerson extends DigestReader {
  address: string;
}

/** A letter that waits for a person’s digest. */
export interface HeldLetter {
  id: string;
  userId: string;
  kind: string;
  language: Language;
  params: unknown;
}

/** The condition that a held letter goes with a run's digests, as its person chose for its topic. */
const isDue = ({ isWeekly, endsAt }: DigestRun) => sql<boolean>`(letter.state = 'HELD'
  and letter.digest_id is null and letter.created_at <= ${endsAt}
  and (${isWeekly}::boolean or not exists (select from mail_choices as chosen
    where chosen.user_id = letter.user_id and chosen.topic = letter.topic and chosen.frequency = 'WEEKLY')))`;

/**
 * The next people in the order of their ids who may get a digest: those of whom letters are held, and
 * those who live where something is new and want to hear of it now. Two statements.
 */
export async function nextPeople(
  tx: Em,
  run: DigestRun,
  buildingIds: string[],
  limit: number,
): Promise<DigestPerson[]> {
  const due: MailFrequency[] = run.isWeekly ? ['DAILY', 'WEEKLY'] : ['DAILY'];
  const frequency = sql<MailFrequency>`coalesce(choice.frequency, ${defaultChoice('DIGEST')})`;
  const lives = buildingIds.length > 0 ? sql`array[${sql.join(buildingIds)}]::uuid[]` : null;
  const rows = await kysely(tx)
    .selectFrom('users')
    .leftJoin('mail_choices as choice', (join) =>
      join.onRef('choice.user', '=', 'users.id').on('choice.topic', '=', 'DIGEST'),
    )
    .select(['users.id', 'users.email', 'users.language', frequency.as('frequency')])
    .where('users.isAuthenticated', '=', true)
    .where('users.disabledAt', 'is', null)
    .where('users.deletionAskedAt', 'is', null)
    .$if(Boolean(run.reached), (query) => query.where('users.id', '>', run.reached ?? ''))
    .where((is) =>
      is.or([
        sql<boolean>`exists (select from mail_letters as letter
          where letter.user_id = users.id and ${isDue(run)})`,
        lives
          ? is.and([
              is(frequency, 'in', due),
              sql<boolean>`exists (select from user_communities as membership
                where membership.user_id = users.id and membership.community_id = any(${lives})
                  and ${isCurrentMembership('membership')})`,
            ])
          : sql<boolean>`false`,
      ]),
    )
    .orderBy('users.id')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const homes = await homesOf(tx, buildingIds, ids);
  return rows.map(({ id, email, language, frequency: chosen }) => ({
    ...{ userId: id, address: email, language: language ?? defaultLocale },
    since: due.includes(chosen) ? (chosen === 'DAILY' ? run.dailySince : run.weeklySince) : null,
    buildings: homes.get(id) ?? [],
  }));
}

async function homesOf(tx: Em, buildingIds: string[], userIds: string[]) {
  const homes = new Map<string, DigestReader['buildings']>();
  if (buildingIds.length === 0 || userIds.length === 0) return homes;
  const units = await unitsOf(tx, buildingIds, userIds);
  const byHome = Map.groupBy(units, ({ userId, communityId }) => `${userId} ${communityId}`);
  for (const own of byHome.values()) {
    const [{ userId, communityId } = { userId: null, communityId: '' }] = own;
    if (!userId) continue;
    const known = homes.get(userId) ?? [];
    homes.set(userId, [...known, { id: communityId, reader: readerOf(own) }]);
  }
  return homes;
}

/** The letters that are held for these people and go with a run’s digests, the oldest first. */
export async function heldLetters(
  tx: Em,
  run: DigestRun,
  userIds: string[],
): Promise<Map<string, HeldLetter[]>> {
  const rows = await kysely(tx)
    .selectFrom('mail_letters as letter')
    .select([
      'letter.id',
      'letter.user as userId',
      'letter.kind',
      'letter.language',
      'letter.params',
    ])
    .where('letter.user', 'in', userIds)
    .where(isDue(run))
    .orderBy('letter.createdAt')
    .orderBy('letter.id')
    .execute();
  return Map.groupBy(
    rows.flatMap(({ userId, ...row }) => (userId ? [{ ...row, userId }] : [])),
    ({ userId }) => userId,
  );
}

/** Tells whether a notice went to a person by mail, or is held for them, of these people and notices. */
export async function noticesByMail(
  tx: Em,
  noticeIds: string[],
  userIds: string[],
): Promise<(userId: string, noticeId: string) => boolean> {
  const key = (userId: string, event: string) => `${userId} ${event}`;
  const rows =
    noticeIds.length === 0
      ? []
      : await kysely(tx)
          .selectFrom('mail_letters')
          .select(['user', 'event'])
          .where('user', 'in', userIds)
          .where('event', 'in', noticeIds.map(noticeEvent))
          .execute();
  const known = new Set(rows.map(({ user, event }) => key(user ?? '', event)));
  return (userId, noticeId) => known.has(key(userId, noticeEvent(noticeId)));
}
