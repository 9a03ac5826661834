import { sql } from 'kysely';
import { MailLetter, type CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { isInAudience, readerOf, type AudienceOf } from '../audience.ts';
import { noticeState } from '../desk/notice-state.ts';
import { filesOf } from '../notice-files.server.ts';
import { unitsOfMembers } from '../shown-to.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import { noticeLetter } from './notice.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import {
  recipientsIn,
  recipientsOf,
  type ChosenRecipient,
} from '#app/features/mail/outbox/recipients.server.ts';

/** The event of a notice's letters, one for each address. */
export const noticeEvent = (noticeId: string): string => `notice:${noticeId}`;

/** What a change of a notice that is out was. */
interface Correction {
  before: AudienceOf;
  /** Tells those who have the letter already, too. */
  again: boolean;
}

/**
 * Brings the letters of a notice in line with it, in the transaction of its change. One that is out goes to
 * everyone it is for, as they chose; a `correction` goes to those whose letter has not left or whom it adds,
 * and only if it is to be told again to the others. Of one that is not out, no letter leaves any more.
 */
export async function notifyNotice(
  tx: Em,
  notice: CondoNotice,
  correction: Correction | null = null,
): Promise<void> {
  const waited = await recallLetters(tx, notice.id);
  if (noticeState(notice) !== 'live') return;
  const members = Map.groupBy(
    await unitsOfMembers(tx, notice.community.id),
    ({ userId }) => userId ?? '',
  );
  const people = [...members].flatMap(([userId, units]) => {
    const reader = readerOf(units);
    if (!isInAudience(notice, reader)) return [];
    const isNew = !correction || waited.has(userId) || !isInAudience(correction.before, reader);
    return [{ userId, isNew }];
  });
  const told = people.filter(({ isNew }) => isNew || correction?.again);
  const recipients = await noticeHearers(
    tx,
    notice,
    told.map(({ userId }) => userId),
  );
  const isNew = new Set(people.flatMap((person) => (person.isNew ? person.userId : [])));
  await queueNotice(tx, notice, {
    first: recipients.filter(({ userId }) => isNew.has(userId)),
    again: recipients.filter(({ userId }) => !isNew.has(userId)),
  });
}

/** Who of these people gets a notice by mail; an emergency comes at once, whatever they chose. */
export const noticeHearers = (
  em: Em,
  { kind }: Pick<CondoNotice, 'kind'>,
  userIds: readonly string[],
): Promise<ChosenRecipient[]> =>
  recipientsOf(em, userIds, 'NOTICES', { always: kind === 'EMERGENCY' });

/** The same of everybody in a community, for who reads at once whom it is for. */
export const noticeHearersIn = (
  em: Em,
  { kind }: Pick<CondoNotice, 'kind'>,
  communityId: string,
): Promise<ChosenRecipient[]> =>
  recipientsIn(em, communityId, 'NOTICES', { always: kind === 'EMERGENCY' });

/** Takes back the letters that have not left. Returns whose they were. */
async function recallLetters(tx: Em, noticeId: string): Promise<Set<string>> {
  const event = noticeEvent(noticeId);
  const recalled = await kysely(tx)
    .selectFrom('mail_letters')
    .select(['id', 'user', 'event'])
    .where((is) => is.or([is('event', '=', event), is('event', 'like', `${event}:%`)]))
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'HELD'), is('digest', 'is', null)]),
        is.and([
          is('state', '=', 'QUEUED'),
          sql<boolean>`(claimed_until is null or claimed_until < now())`,
        ]),
      ]),
    )
    .forUpdate()
    .execute();
  if (recalled.length === 0) return new Set();
  await tx.nativeDelete(MailLetter, { id: { $in: recalled.map(({ id }) => id) } });
  return new Set(recalled.flatMap((row) => (row.event === event && row.user ? row.user : [])));
}

async function queueNotice(
  tx: Em,
  notice: CondoNotice,
  { first, again }: { first: ChosenRecipient[]; again: ChosenRecipient[] },
): Promise<void> {
  if (first.length + again.length === 0) return;
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
    ...letters(again, `${noticeEvent(id)}:${version}`, true),
  ]);
}

/** What the letters of a notice say, in each language. */
async function paramsOf(tx: Em, notice: CondoNotice) {
  const { name, slug, publisher } = await kysely(tx)
    .selectFrom('communities')
    .innerJoin('users', (join) => join.on('users.id', '=', notice.author.id))
    .select(['communities.name', 'communities.slug', 'users.name as publisher'])
    .where('communities.id', '=', notice.community.id)
    .executeTakeFirstOrThrow();
  const files = (await filesOf(tx, [notice.id])).get(notice.id) ?? [];
  const { id, kind, audience, publishedAt, expiresAt } = notice;
  const sideOf = (reader: Language) => {
    const { title, content, language } = sideFor(reader, notice);
    return {
      ...{ id, slug, kind, audience, title, language, publisher },
      community: name,
      text: content,
      publishedAt: (publishedAt ?? new Date()).toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      files: files.map((file) => ({ id: file.id, name: file.name })),
    };
  };
  return { en: sideOf('en'), fr: sideOf('fr') } satisfies Record<Language, unknown>;
}
