import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { CondoNotice, MailLetter } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { isInAudience, readerOf, type AudienceOf } from '../audience/audience.ts';
import { noticeState, wasOut } from '../state.ts';
import { filesOf } from '../notice-files.server.ts';
import { happensOf } from '../row.server.ts';
import { unitsOfMembers } from '../reach.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import { correctionEvent, noticeEvent } from './notice-event.server.ts';
import { noticeLetter } from './notice.server.ts';
import {
  queueLetters,
  recipientsOf,
  type ChosenRecipient,
} from '#app/features/mail/outbox/queue-letters.server.ts';

/** How many people who had a notice by email get its newest version again. */
export const correctedCount = (
  em: Em,
  { id, version }: Pick<CondoNotice, 'id' | 'version'>,
): Promise<number> => em.count(MailLetter, { event: correctionEvent(id, version) });

interface Correction {
  before: AudienceOf;
  /** Also emails those who have had the email, and those who joined since. */
  again: boolean;
}

/**
 * Brings the emails of a notice in line with it, in the transaction of its change. If it is out, everyone
 * it is for gets one, as they chose. After a `correction`, that is those whose email has not left and
 * those it adds; the others only with `again`, as a correction where they have received the one before. If
 * it is not out, no more emails leave; of an emergency that is over, none but those that are queued.
 */
export async function notifyNotice(
  tx: Em,
  notice: CondoNotice,
  correction: Correction | null = null,
): Promise<void> {
  const state = noticeState(notice);
  if (notice.overAt && state === 'live') return;
  const { waited, had } = await recallLetters(tx, notice.id);
  if (state !== 'live') {
    await send(tx, 'leave-digests', { noticeId: notice.id });
    return;
  }
  const members = Map.groupBy(
    await unitsOfMembers(tx, notice.community.id),
    ({ userId }) => userId ?? '',
  );
  const first = new Set<string>();
  const others: string[] = [];
  for (const [userId, units] of members) {
    const reader = readerOf(units);
    if (!isInAudience(notice, reader)) continue;
    const isNew = !correction || waited.has(userId) || !isInAudience(correction.before, reader);
    // Somebody who joined since it came out has had no email of it.
    if (isNew || (correction.again && !had.has(userId))) first.add(userId);
    else if (correction.again) others.push(userId);
  }
  const recipients = await recipientsOf(tx, [...first, ...others], 'NOTICES', {
    always: notice.kind === 'EMERGENCY',
  });
  await queueNotice(tx, notice, {
    first: recipients.filter(({ userId }) => first.has(userId)),
    again: recipients.filter(({ userId }) => !first.has(userId) && had.get(userId) === 'received'),
    instead: recipients.filter(({ userId }) => !first.has(userId) && had.get(userId) === 'failed'),
  });
}

type ToldBefore = Pick<
  CondoNotice,
  'status' | 'kind' | 'publishedAt' | 'audience' | 'audienceFloors' | 'audienceUnitKeys'
> & { lettersDueAt?: Date | null | undefined };

/**
 * Queues the emails of a notice that was saved. If people were told of it before, it is a correction,
 * unless it has become an emergency: everyone gets that.
 */
export async function notifySaved(
  tx: Em,
  notice: CondoNotice,
  { before, again, now }: { before: ToldBefore | null; again: boolean; now: Date },
): Promise<void> {
  const wasTold =
    before !== null && before.status === 'PUBLISHED' && wasOut(before, now) && !before.lettersDueAt;
  const isCorrection = wasTold && (notice.kind !== 'EMERGENCY' || before.kind === 'EMERGENCY');
  await notifyNotice(tx, notice, isCorrection ? { before, again } : null);
}

/**
 * Queues the emails of scheduled notices whose time has come, each in a transaction of its own. Running it
 * again changes nothing.
 */
export async function notifyDueNotices(em: Em, signal: AbortSignal): Promise<void> {
  const isDue = { status: 'PUBLISHED', lettersDueAt: { $lte: new Date() } } as const;
  const due = await em.find(CondoNotice, isDue, {
    fields: ['id'],
    orderBy: { lettersDueAt: 'asc' },
  });
  for (const { id } of due) {
    signal.throwIfAborted();
    await em.transactional(async (tx) => {
      const notice = await tx.findOne(
        CondoNotice,
        { id, ...isDue },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!notice) return;
      notice.lettersDueAt = null;
      await tx.flush();
      await notifyNotice(tx, notice);
    });
  }
}

/**
 * Deletes the emails that have not left. Returns whose they were, and who had one before: received, which
 * one that is leaving or in a digest counts as, or failed.
 */
async function recallLetters(
  tx: Em,
  noticeId: string,
): Promise<{ waited: Set<string>; had: Map<string, 'received' | 'failed'> }> {
  const event = noticeEvent(noticeId);
  const letters = await kysely(tx)
    .selectFrom('mail_letters')
    .select(['id', 'user', 'event', 'state'])
    .select(
      sql<boolean>`((state = 'HELD' and digest_id is null)
        or (state = 'QUEUED' and (claimed_until is null or claimed_until < now())))`.as('isUnsent'),
    )
    .where((is) => is.or([is('event', '=', event), is('event', 'like', `${event}:%`)]))
    .forUpdate()
    .execute();
  const unsent = letters.filter(({ isUnsent }) => isUnsent);
  if (unsent.length > 0) {
    await tx.nativeDelete(MailLetter, { id: { $in: unsent.map(({ id }) => id) } });
  }
  const had = new Map<string, 'received' | 'failed'>();
  for (const { user, state, isUnsent } of letters) {
    if (!user || isUnsent) continue;
    const isReceived = state === 'SENT' || state === 'QUEUED' || state === 'HELD';
    if (isReceived || !had.has(user)) had.set(user, isReceived ? 'received' : 'failed');
  }
  return {
    waited: new Set(unsent.flatMap((row) => (row.event === event && row.user ? row.user : []))),
    had,
  };
}

async function queueNotice(
  tx: Em,
  notice: CondoNotice,
  {
    first,
    again,
    instead,
  }: {
    first: ChosenRecipient[];
    again: ChosenRecipient[];
    /** Whose email of it has failed before. */
    instead: ChosenRecipient[];
  },
): Promise<void> {
  if (first.length + again.length + instead.length === 0) return;
  const { id, version } = notice;
  const communityId = notice.community.id;
  const params = await paramsOf(tx, notice);
  const letters = (to: ChosenRecipient[], event: string, isCorrection: boolean) => {
    const words = (language: Language) => ({ ...params[language], isCorrection });
    const sides = { en: words('en'), fr: words('fr') };
    return to.map(({ held, ...recipient }) => ({
      ...{ to: recipient, held, event, communityId },
      params: sides[recipient.language],
    }));
  };
  await queueLetters(tx, noticeLetter, [
    ...letters(first, noticeEvent(id), false),
    ...letters(again, correctionEvent(id, version), true),
    ...letters(instead, correctionEvent(id, version), false),
  ]);
}

/** What the emails of a notice say, in each language. */
export async function paramsOf(tx: Em, notice: CondoNotice) {
  const { name, slug, publisher, emergencyPhone } = await kysely(tx)
    .selectFrom('communities')
    .innerJoin('users', (join) => join.on('users.id', '=', notice.author.id))
    .select(['communities.name', 'communities.slug', 'communities.emergencyPhone'])
    .select('users.name as publisher')
    .where('communities.id', '=', notice.community.id)
    .executeTakeFirstOrThrow();
  const files = (await filesOf(tx, [notice.id])).get(notice.id) ?? [];
  const { id, kind, audience, publishedAt, expiresAt, mustBeServed } = notice;
  const happens = happensOf(notice);
  const sideOf = (reader: Language) => {
    const { title, content, language } = sideFor(reader, notice);
    return {
      ...{ id, slug, kind, audience, title, language, publisher },
      community: name,
      text: content,
      publishedAt: (publishedAt ?? new Date()).toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      mustBeServed,
      phone: kind === 'EMERGENCY' ? emergencyPhone : null,
      happens: happens && {
        at: happens.at.toISOString(),
        until: happens.until?.toISOString() ?? null,
        isWholeDay: happens.isWholeDay,
      },
      files: files.map((file) => ({ id: file.id, name: file.name })),
    };
  };
  return { en: sideOf('en'), fr: sideOf('fr') } satisfies Record<Language, unknown>;
}
