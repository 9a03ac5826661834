import { sql } from '@mikro-orm/core';
import { MailLetter } from '#db/entities/index.ts';
import type { MailTrouble } from '#db/enums.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { logError, logWarning } from '#app/lib/log.server.ts';
import { suppress } from '#app/features/mail/bounces/bounces.server.ts';
import { claimNext, moveTo, type Next } from './claim.server.ts';
import { compose, type Claimed } from './compose.server.ts';
import type { LetterKinds } from './letter.ts';
import { createPace } from './pace.server.ts';
import { notConfirmed } from './queue-letters.server.ts';
import {
  connectionsAtOnce,
  hand,
  lettersArrive,
  Refused,
  type Message,
} from '#app/features/mail/transport/transport.server.ts';

const minute = 60_000;
const hour = 60 * minute;
/** An email that no server took within a day is given up. */
const givenUpAfter = 24 * hour;
/** A run ends well before its job would expire, and queues another one. */
const longestRun = 2 * minute;

/** How long the sender rests after writing an email at least, so that pages get their turn: by `mailUrgencies`. */
const leastRestMs = [0, 0, 70, 70, 150];
/** Writing emails takes at most half of the processor's time. */
const shareOfRest = 1;

/**
 * Sends the emails that are due, the most urgent first, and settles each as soon as the mail server has answered. As
 * many are handed over at once as the server takes connections: an email overtakes all but those. Several processes
 * may do so; each email is claimed by one of them.
 */
export async function sendDueLetters(
  em: Em,
  kinds: LetterKinds,
  signal: AbortSignal,
  atOnce = connectionsAtOnce,
): Promise<void> {
  const until = performance.now() + longestRun;
  const pace = createPace();
  const sendOnConnection = async (connection: number): Promise<void> => {
    while (!signal.aborted && connection <= atOnce() && performance.now() < until) {
      const taken = await pace(() => writeNext(em, kinds));
      if (taken === 'none') return;
      if (taken !== 'settled') await handOver(em, taken);
    }
  };
  const connections = Array.from({ length: atOnce() }, (_, index) => sendOnConnection(index + 1));
  await Promise.allSettled(connections);
  // All have ended: an error of one is thrown now.
  await Promise.all(connections);
  if (performance.now() >= until) await send(em, 'send-mail', {});
}

/** A claimed email as a mail server gets it. */
interface Written {
  letter: Claimed;
  message: Message;
}

/** Claims the next email and writes it, or settles one that cannot leave. */
async function writeNext(
  em: Em,
  kinds: LetterKinds,
): Promise<{ result: Written | 'settled' | 'none'; restMs: number }> {
  const next = await claimNext(em);
  if (!next) return { result: 'none', restMs: 0 };
  const letter = await toCurrentAddress(em, next);
  if (!letter) return { result: 'settled', restMs: 0 };
  // Whoever cannot get mail about their own account is locked out of it.
  const isAboutAccount = letter.topic === 'ACCOUNT' && letter.userId !== null;
  if (next.isSuppressed && !isAboutAccount) {
    await settle(em, letter, { state: 'SUPPRESSED' });
    return { result: 'settled', restMs: 0 };
  }
  const started = performance.now();
  try {
    const message = compose(letter, kinds);
    const restMs = Math.max(
      (performance.now() - started) * shareOfRest,
      leastRestMs[letter.urgency] ?? 0,
    );
    const attachments = await filesOf(letter, kinds);
    return { result: { letter, message: { ...message, attachments } }, restMs };
  } catch (error) {
    // An email that cannot be written is our mistake: it is tried again, perhaps after an upgrade.
    logError(`letter ${letter.kind} ${letter.id}`, error);
    await putOff(em, letter, new Refused('could not be written', null));
    return { result: 'settled', restMs: 0 };
  }
}

/** Hands an email to the mail server and settles it by the answer. */
async function handOver(em: Em, { letter, message }: Written): Promise<void> {
  try {
    await hand(message);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return putOff(em, letter, error);
  }
  await settle(em, letter, lettersArrive() ? sent : writtenOnly);
}

/**
 * Updates an email to the current address of its account. Returns null where that address isn't confirmed (it is tried
 * later), and where another email of the same event goes to it (this one is deleted).
 */
async function toCurrentAddress(em: Em, next: Next): Promise<Claimed | null> {
  const { current, isConfirmed, address } = next;
  if (current === null || current === address) return next;
  if (isConfirmed) return moveTo(em, next, current);
  await putOff(em, next, new Refused(notConfirmed, null));
  return null;
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
