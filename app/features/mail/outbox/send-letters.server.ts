import { sql } from '@mikro-orm/core';
import { setTimeout as wait } from 'node:timers/promises';
import { MailLetter } from '#db/entities/index.ts';
import { mailTopics, type MailTopic, type MailTrouble } from '#db/enums.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { logError, logWarning } from '#app/lib/log.server.ts';
import { suppress } from '#app/features/mail/bounces/bounces.server.ts';
import { compose, type Claimed } from './compose.server.ts';
import type { LetterKinds } from './letter.ts';
import { notConfirmed } from './queue-letters.server.ts';
import { hand, lettersArrive, Refused } from '#app/features/mail/transport/transport.server.ts';

const minute = 60_000;
const hour = 60 * minute;
/** An email that no server took within a day is given up. */
const givenUpAfter = 24 * hour;
/** How long a claim lasts. If its process ended, another one takes the email after that. */
const claimFor = '2 minutes';
/** The same while an email is handed over: longer than all the steps of that together (`transport`). */
const claimForOne = '6 minutes';
const claimedAtOnce = 10;
/** A run ends well before its job would expire, and queues another one. */
const longestRun = 2 * minute;
/** Emails take at most half of the time. */
const shareOfRest = 1;

/**
 * Topics that leave before others, and how long the sender rests after each email, so that pages get
 * their turn.
 */
interface Rank {
  topics: readonly MailTopic[];
  restMs: number;
}
/** Somebody waits for an email about an account, and nobody for a digest. */
const ranks: readonly Rank[] = [
  { topics: ['ACCOUNT'], restMs: 0 },
  { topics: mailTopics.filter((topic) => topic !== 'ACCOUNT' && topic !== 'DIGEST'), restMs: 70 },
  { topics: ['DIGEST'], restMs: 150 },
];

/**
 * Sends the emails that are due, one after another, and settles each as soon as the mail server has
 * answered. Several processes may do so at once; each email is claimed by one of them.
 */
export async function sendDueLetters(
  em: Em,
  kinds: LetterKinds,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now();
  for (;;) {
    const { claimed, restMs } = await claimFirst(em);
    if (claimed.length === 0) return;
    for (const [index, letter] of claimed.entries()) {
      if (signal.aborted) return release(em, claimed.slice(index));
      if (performance.now() - started > longestRun) {
        await release(em, claimed.slice(index));
        return send(em, 'send-mail', {});
      }
      const before = performance.now();
      await sendLetter(em, kinds, letter);
      await wait(Math.max((performance.now() - before) * shareOfRest, restMs));
    }
  }
}

async function claimFirst(em: Em): Promise<{ claimed: Claimed[]; restMs: number }> {
  for (const { topics, restMs } of ranks) {
    const claimed = await claim(em, topics);
    if (claimed.length > 0) return { claimed, restMs };
  }
  return { claimed: [], restMs: 0 };
}

/**
 * Claims the next emails about these topics, oldest first. A try is counted before it is made, and tells
 * this claim from a later one of the same email.
 */
async function claim(em: Em, topics: readonly MailTopic[]): Promise<Claimed[]> {
  const rows = await em.execute<Claimed[]>(sql`
    update mail_letters as letter
    set claimed_until = now() + ${claimFor}::interval, tries = tries + 1
    where id in (
      select id from mail_letters
      where state = 'QUEUED' and topic in (${topics}) and next_try_at <= now()
        and (claimed_until is null or claimed_until < now())
      order by next_try_at, id limit ${claimedAtOnce} for update skip locked)
    returning id, kind, topic, user_id as "userId", address, language, params, tries,
      created_at as "createdAt",
      (select coalesce(held->>'name', name) from users where users.id = letter.user_id) as name`);
  // The driver returns moments as text.
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** What is known of an email and the account it goes to just before it is sent. */
interface Renewed {
  /** The address of the account now; null where it has none, or the email is about the account itself. */
  current: string | null;
  /** Whether that address is confirmed. */
  isConfirmed: boolean;
  /** Whether nothing is sent to it any more. */
  isSuppressed: boolean;
}

/**
 * Renews a claim just before its email is sent. Undefined when the claim is lost: it ran out and another
 * process has the email, or an administrator gave it up.
 */
async function renewClaim(em: Em, { id, tries }: Claimed): Promise<Renewed | undefined> {
  const account = sql`(select email from users
    where users.id = letter.user_id and letter.topic <> 'ACCOUNT')`;
  const [renewed] = await em.execute<Renewed[]>(sql`
    update mail_letters as letter set claimed_until = now() + ${claimForOne}::interval
    where id = ${id} and tries = ${tries} and state = 'QUEUED'
    returning ${account} as current,
      coalesce((select is_authenticated from users where users.id = letter.user_id), false) as "isConfirmed",
      exists(select from suppressed_addresses as none
        where none.address = coalesce(${account}, letter.address)) as "isSuppressed"`);
  return renewed;
}

/**
 * The email to the address that its account has by now, which may have changed since it was queued. Null where it
 * waits, because that address is not confirmed, or went, because another email of the same event goes there.
 */
async function toCurrentAddress(
  em: Em,
  letter: Claimed,
  { current, isConfirmed }: Renewed,
): Promise<Claimed | null> {
  const { id, address } = letter;
  if (current === null || current === address) return letter;
  if (!isConfirmed) {
    await putOff(em, letter, new Refused(notConfirmed, null));
    return null;
  }
  const [moved] = await em.execute<unknown[]>(sql`
    update mail_letters as letter set address = ${current}
    where id = ${id} and not exists (select from mail_letters as other
      where other.event = letter.event and other.address = ${current})
    returning id`);
  if (moved) return { ...letter, address: current };
  await em.nativeDelete(MailLetter, { id });
  return null;
}

async function sendLetter(em: Em, kinds: LetterKinds, claimed: Claimed): Promise<void> {
  const renewed = await renewClaim(em, claimed);
  const letter = renewed && (await toCurrentAddress(em, claimed, renewed));
  if (!letter) return;
  const { isSuppressed } = renewed;
  // Whoever cannot get mail about their own account is locked out of it.
  const isAboutAccount = letter.topic === 'ACCOUNT' && letter.userId !== null;
  if (isSuppressed && !isAboutAccount) return settle(em, letter, { state: 'SUPPRESSED' });
  try {
    await hand({ ...compose(letter, kinds), attachments: await filesOf(letter, kinds) });
  } catch (error) {
    if (error instanceof Refused) return putOff(em, letter, error);
    // An email that cannot be written is our mistake: it is tried again, perhaps after an upgrade.
    logError(`letter ${letter.kind} ${letter.id}`, error);
    return putOff(em, letter, new Refused('could not be written', null));
  }
  await settle(em, letter, lettersArrive() ? sent : writtenOnly);
}

const filesOf = async ({ kind, params }: Claimed, kinds: LetterKinds) => {
  const declared = kinds[kind];
  return declared?.attach?.(declared.params.parse(params) as never);
};

const sent = { state: 'SENT', lastError: null, refusedAbout: null } as const;
/** Without a mail server an email is a file of the operator's: it proves nothing, and can be sent again. */
const writtenOnly = {
  state: 'FAILED',
  lastError: 'no mail server is set (SMTP_URL): it was written to DATA_DIR/mail',
  refusedAbout: null,
} as const;

interface Settled {
  state: 'SENT' | 'BOUNCED' | 'SUPPRESSED' | 'FAILED';
  lastError?: string | null;
  refusedAbout?: MailTrouble | null;
}

/** What went in a digest is settled with it. What was settled meanwhile stays, but for a success. */
async function settle(em: Em, { id, tries }: Claimed, settled: Settled): Promise<void> {
  const own = settled.state === 'SENT' ? { id } : { id, tries, state: 'QUEUED' as const };
  await em.nativeUpdate(
    MailLetter,
    { $or: [own, { digest: own }] },
    { ...settled, claimedUntil: null, settledAt: new Date() },
  );
}

/**
 * Tries again later, with longer and longer pauses. An address at which nobody reads mail gets nothing
 * more; every other refusal can be a wrong setting, so that only a day without success settles it.
 */
async function putOff(em: Em, letter: Claimed, refused: Refused): Promise<void> {
  const { id, address, tries, createdAt } = letter;
  const lastError = refused.message;
  if (refused.about === 'ADDRESS') {
    await em.transactional(async (tx) => {
      await suppress(tx, { address, reason: 'BOUNCED', detail: lastError });
      await settle(tx, letter, { state: 'BOUNCED', lastError, refusedAbout: null });
    });
    return;
  }
  const refusedAbout = refused.about;
  if (refusedAbout) logWarning('mail', `mail is refused (${refusedAbout}): ${lastError}`);
  const nextTryAt = new Date(Date.now() + Math.min(2 ** (tries - 1) * minute, 4 * hour));
  if (nextTryAt.getTime() > createdAt.getTime() + givenUpAfter) {
    logWarning('mail', `letter ${letter.kind} ${id} was given up: ${lastError}`);
    return settle(em, letter, { state: 'FAILED', lastError, refusedAbout });
  }
  await em.nativeUpdate(
    MailLetter,
    { id, tries, state: 'QUEUED' },
    { claimedUntil: null, nextTryAt, lastError, refusedAbout },
  );
}

/** Gives up the claims on emails that nothing was tried for. */
async function release(em: Em, claimed: Claimed[]): Promise<void> {
  for (const { id, tries } of claimed) {
    await em.nativeUpdate(
      MailLetter,
      { id, tries, state: 'QUEUED' },
      { claimedUntil: null, tries: tries - 1 },
    );
  }
}

/**
 * How long outgoing mail keeps what an email said: long enough to ask why one did not come, and no longer than somebody
 * can come back who asked for their account to be deleted. So no name of theirs is left when it is.
 */
const wordsKeptDays = 30;

/**
 * Forgets what emails said 30 days after they were queued. The rows stay, so that nobody gets a second
 * email for an event; those that were held until then go.
 */
export async function forgetWords(em: Em): Promise<void> {
  const before = new Date(Date.now() - wordsKeptDays * 24 * 60 * 60 * 1000);
  await em.nativeUpdate(
    MailLetter,
    {
      state: { $in: ['SENT', 'BOUNCED', 'SUPPRESSED', 'FAILED'] },
      createdAt: { $lt: before },
      [sql`params <> '{}'::jsonb`]: [],
    },
    { params: {}, lastError: null },
  );
  // A digest takes what it holds within a week: what is left waits for an address that nobody confirmed.
  await em.nativeDelete(MailLetter, { state: 'HELD', digest: null, createdAt: { $lt: before } });
}
