import { LockMode } from '@mikro-orm/core';
import { sql, type RawBuilder } from 'kysely';
import { CondoNotice } from '#db/entities/index.ts';
import { defaultChoice } from '#app/features/mail/choices/topics.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { hasWorkingAccount, isModeratorNow } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { defaultLocale, sideFor } from '#app/lib/i18n/locale.ts';
import { emergencyStandsLetter } from '../emails/emergency-emails.server.ts';
import { standingEvent } from '../emails/notice-event.server.ts';
import { isStanding } from '../state.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Reminds the moderators of each emergency that has been above every page for a day, once, each in a transaction of its
 * own. Running it again changes nothing.
 */
export async function remindOfStanding(
  em: Em,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  const due = await kysely(em)
    .selectFrom('condo_notices as notice')
    .innerJoin('communities', 'communities.id', 'notice.community')
    .select('notice.id')
    .where('notice.kind', '=', 'EMERGENCY')
    .where('notice.pinned', '=', true)
    .where('notice.status', '=', 'PUBLISHED')
    .where('notice.overRemindedAt', 'is', null)
    .where('notice.publishedAt', '<=', new Date(now.getTime() - day))
    .where((is) => is.or([is('notice.expiresAt', 'is', null), is('notice.expiresAt', '>', now)]))
    .where('communities.openedAt', 'is not', null)
    .orderBy('notice.publishedAt')
    .execute();
  for (const { id } of due) {
    signal.throwIfAborted();
    await em.transactional((tx) => remindOf(tx, id, now));
  }
}

async function remindOf(tx: Em, id: string, now: Date): Promise<void> {
  const notice = await tx.findOne(
    CondoNotice,
    { id, pinned: true, overRemindedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!notice || !isStanding(notice, now)) return;
  // Past the entity, which would raise the version: the notice itself is as it was.
  await tx.nativeUpdate(CondoNotice, { id }, { overRemindedAt: now });
  const { name: community, slug } = await kysely(tx)
    .selectFrom('communities')
    .select(['name', 'slug'])
    .where('id', '=', notice.community.id)
    .executeTakeFirstOrThrow();
  const people = await moderatorsToRemind(tx, notice.community.id);
  const since = (notice.publishedAt ?? now).toISOString();
  await queueLetters(
    tx,
    emergencyStandsLetter,
    people.map(({ id: userId, email: address, language: own }) => {
      const language = own ?? defaultLocale;
      const { title } = sideFor(language, notice);
      return {
        to: { userId, address, language },
        event: standingEvent(id),
        communityId: notice.community.id,
        params: { id, slug, community, title, since },
      };
    }),
  );
}

/**
 * The moderators of a community with a confirmed address who have not turned these emails off; where there are no
 * moderators, the ADMINs.
 */
async function moderatorsToRemind(tx: Em, communityId: string) {
  const peopleWho = async (isWho: RawBuilder<boolean>) =>
    kysely(tx)
      .selectFrom('users as person')
      .leftJoin('mail_choices as choice', (join) =>
        join.onRef('choice.user', '=', 'person.id').on('choice.topic', '=', 'MODERATION'),
      )
      .select(['person.id', 'person.email', 'person.language', 'person.isAuthenticated'])
      .select('choice.frequency')
      .where(isWho)
      .execute();
  const moderators = await peopleWho(sql<boolean>`exists (
    select from user_communities as desk
     where desk.user_id = person.id and desk.community_id = ${communityId}::uuid
       and ${isModeratorNow('desk', 'person')})`);
  const found =
    moderators.length > 0
      ? moderators
      : await peopleWho(
          sql<boolean>`(person.role = 'ADMIN' and ${sql.raw(hasWorkingAccount('person'))})`,
        );
  return found.filter(
    ({ isAuthenticated, frequency }) =>
      isAuthenticated && (frequency ?? defaultChoice('MODERATION')) !== 'NEVER',
  );
}
