import { setTimeout as wait } from 'node:timers/promises';
import { LockMode, sql } from '@mikro-orm/core';
import { DigestRun } from '#db/entities/index.ts';
import { isCurrent } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { env } from '#app/lib/env.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { logError } from '#app/lib/log.server.ts';
import { worksAtDesk } from '#app/features/residency/memberships/desk-people.server.ts';
import { fitting } from '#app/features/mail/outbox/compose.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { digestLetter, type DigestEntry } from './emails/digest.server.ts';
import type { LetterKind, LetterKinds } from '#app/features/mail/outbox/letter.ts';
import { newInBuildings, type NewInBuilding } from './content.server.ts';
import { fittingHeld, packDigest } from './pack.server.ts';
import { heldLetters, nextPeople, noticesByMail, type HeldLetter } from './people.server.ts';
import { periodAt } from './periods.ts';

/** So many people at a time: pages are answered in between. */
const peopleAtOnce = 250;
const pauseMs = 20;
const longestNote = 180;

/**
 * Queues the digests that are due: at most one for each person and morning. A run that was cut short goes on
 * where it came to, because how far it came is written with the letters; running it twice changes nothing.
 */
export async function queueDigests(
  em: Em,
  kinds: LetterKinds,
  signal: AbortSignal,
  now: Date = new Date(),
): Promise<void> {
  await beginRun(em, now);
  const open = await em.find(DigestRun, { doneAt: null }, { orderBy: { period: 'asc' } });
  for (const { period } of open) await finishRun(em, period, kinds, signal);
}

/** Writes down what this morning's run looks back on; nothing where that stands already. */
async function beginRun(em: Em, now: Date): Promise<void> {
  const newest = { orderBy: { period: 'desc' } } as const;
  const last = await em.findOne(DigestRun, { period: { $ne: '' } }, newest);
  const lastWeekly = await em.findOne(DigestRun, { isWeekly: true }, newest);
  const due = periodAt(now, { last, lastWeekly });
  if (last && last.period >= due.period) return;
  await em.upsert(
    DigestRun,
    { ...due, endsAt: now, createdAt: now },
    { onConflictFields: ['period'], onConflictAction: 'ignore' },
  );
}

async function finishRun(
  em: Em,
  period: string,
  kinds: LetterKinds,
  signal: AbortSignal,
): Promise<void> {
  const run = await em.findOneOrFail(DigestRun, { period });
  await dropUnwanted(em, kinds);
  const since = run.isWeekly && run.weeklySince < run.dailySince ? run.weeklySince : run.dailySince;
  const news = await newInBuildings(em, since, run.endsAt);
  for (;;) {
    signal.throwIfAborted();
    const isDone = await em.transactional((tx) => queueNext(tx, period, news, kinds));
    if (isDone) return;
    await wait(pauseMs);
  }
}

/**
 * Deletes what is held for people who have since chosen to hear nothing of it, or are no members any more, and what is
 * for the desk where they no longer work there.
 */
async function dropUnwanted(em: Em, kinds: LetterKinds): Promise<void> {
  const namesFor = (readers: LetterKind['heldFor']) =>
    JSON.stringify(Object.keys(kinds).filter((kind) => kinds[kind]?.heldFor === readers));
  await em.execute(
    `delete from mail_letters as letter
     where letter.state = 'HELD' and letter.digest_id is null
       and (exists (select from mail_choices as chosen
           where chosen.user_id = letter.user_id and chosen.topic = letter.topic
             and chosen.frequency = 'NEVER')
         or (letter.kind in (select jsonb_array_elements_text(?::jsonb))
           and not exists (select from user_communities as membership
           where membership.user_id = letter.user_id
             and membership.community_id = letter.community_id
             and ${isCurrent('membership')}))
         or (letter.kind in (select jsonb_array_elements_text(?::jsonb))
           and not ${worksAtDesk('letter.user_id', 'letter.community_id')}))`,
    [namesFor('members'), namesFor('desk')],
  );
}

/** Queues the digests of the next people. Returns whether they were the last. */
async function queueNext(
  tx: Em,
  period: string,
  news: ReadonlyMap<string, NewInBuilding>,
  kinds: LetterKinds,
): Promise<boolean> {
  const run = await tx.findOneOrFail(
    DigestRun,
    { period },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (run.doneAt) return true;
  const people = await nextPeople(tx, run, [...news.keys()], peopleAtOnce);
  const ids = people.map(({ userId }) => userId);
  if (ids.length > 0) {
    const held = await heldLetters(tx, run, ids);
    const hasLetter = await noticesByMail(tx, noticesIn(news), ids);
    const lineOf = lineWriter(kinds);
    const digests = people.flatMap((person) => {
      const lines = fittingHeld((held.get(person.userId) ?? []).flatMap(lineOf));
      const params = packDigest(
        person,
        lines.map(({ entry }) => entry),
        { at: run.endsAt, news, hasLetter: (id) => hasLetter(person.userId, id) },
      );
      return params ? [{ person, lines, params }] : [];
    });
    await queueLetters(
      tx,
      digestLetter,
      digests.map(({ person: { userId, address, language }, params }) => ({
        to: { userId, address, language },
        event: digestEvent(period, userId),
        communityId: null,
        params,
      })),
    );
    await tieToDigests(
      tx,
      period,
      digests.flatMap(({ lines }) => lines.map(({ id }) => id)),
    );
  }
  const isDone = people.length < peopleAtOnce;
  tx.assign(run, { reached: ids.at(-1) ?? run.reached, doneAt: isDone ? new Date() : null });
  await tx.flush();
  return isDone;
}

const digestEvent = (period: string, userId: string): string => `digest:${period}:${userId}`;

const noticesIn = (news: ReadonlyMap<string, NewInBuilding>): string[] =>
  [...news.values()].flatMap(({ items }) =>
    items.flatMap(({ sort, id }) => (sort === 'NOTICE' ? [id] : [])),
  );

/** From now on, these letters stand as the digests do that they go with. */
async function tieToDigests(tx: Em, period: string, letterIds: string[]): Promise<void> {
  if (letterIds.length === 0) return;
  await tx.execute(sql`update mail_letters as letter set digest_id = digest.id
    from mail_letters as digest
    where digest.event = ${`digest:${period}:`} || letter.user_id::text and letter.id in (${letterIds})`);
}

interface HeldLine {
  id: string;
  entry: DigestEntry;
}

/**
 * Writes the line that a held letter takes in a digest; none for one that cannot be written, which stays
 * held. What many people are told is written once.
 */
function lineWriter(kinds: LetterKinds): (letter: HeldLetter) => HeldLine[] {
  const written = new Map<string, DigestEntry | null>();
  return ({ id, kind, language, params }) => {
    const key = JSON.stringify([kind, language, params]);
    const known = written.get(key);
    const entry = known === undefined ? writeLine({ id, kind, language, params }, kinds) : known;
    written.set(key, entry);
    return entry ? [{ id, entry }] : [];
  };
}

function writeLine(
  { id, kind, language, params }: Omit<HeldLetter, 'userId'>,
  kinds: LetterKinds,
): DigestEntry | null {
  try {
    const declared = kinds[kind];
    if (!declared) throw new Error(`there is no letter ${kind}`);
    const { subject, preview, blocks } = declared.write({
      params: declared.params.parse(params) as never,
      language,
      formats: formatsFor(language),
      url: (path) => env().appUrl + path,
    });
    const button = blocks.find((block) => block.kind === 'button');
    return { text: subject, language, note: fitting(preview, longestNote), to: button?.to ?? null };
  } catch (error) {
    logError(`letter ${kind} ${id}`, error);
    return null;
  }
}
