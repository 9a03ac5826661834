import { cityToday, noonOf } from '#app/lib/forms/city-time.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import {
  moderationOverdueLetter,
  moderationWaitingLetter,
  waitingKinds,
  type WaitingParams,
} from './waiting.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { waitingByPerson, type WaitingForPerson } from './waiting-by-person.server.ts';

const day = 24 * 60 * 60 * 1000;

/** The most communities that a letter lists. */
const mostListed = 20;

/**
 * Queues the morning letter to each moderator about what waits; on Mondays also to those who chose weekly.
 * Nobody gets one when nothing waits, or a second one on the same day.
 */
export async function notifyWaiting(em: Em, now = new Date()): Promise<void> {
  const today = cityToday(now);
  const rows = await waitingByPerson(em, {
    longSince: new Date(now.getTime() - day),
    onlyOverdue: false,
    weekly: noonOf(today).getUTCDay() === 1,
  });
  await queue(em, moderationWaitingLetter, rows, () => `waiting:${today}`);
}

/**
 * Queues a letter to each moderator about what has waited for over a day, unless a letter has said so before.
 * Not to those who chose weekly.
 */
export async function notifyOverdue(em: Em, now = new Date()): Promise<void> {
  const rows = await waitingByPerson(em, {
    longSince: new Date(now.getTime() - day),
    onlyOverdue: true,
    weekly: false,
  });
  // A second run queues nothing, even at the same time.
  await queue(em, moderationOverdueLetter, rows, ({ upTo }) => `overdue:${upTo}`);
}

async function queue(
  em: Em,
  kind: typeof moderationWaitingLetter,
  rows: WaitingForPerson[],
  eventOf: (params: WaitingParams) => string,
): Promise<void> {
  const byPerson = Object.values(Object.groupBy(rows, ({ userId }) => userId));
  const letters = byPerson.flatMap(([first, ...others] = []) => {
    if (!first) return [];
    const { userId, address, language } = first;
    const params = paramsOf(first, others);
    return [
      {
        to: { userId, address, language: language ?? defaultLocale },
        event: eventOf(params),
        communityId: null,
        params,
      },
    ];
  });
  if (letters.length > 0) await em.transactional((tx) => queueLetters(tx, kind, letters));
}

function paramsOf(first: WaitingForPerson, others: WaitingForPerson[]): WaitingParams {
  const listed = others.slice(0, mostListed - 1);
  const all = [first, ...others];
  const moments = all.flatMap(({ upTo }) => (upTo ? [upTo.getTime()] : []));
  return {
    communities: [placeOf(first), ...listed.map(placeOf)],
    more: others.length - listed.length,
    total: all.reduce((sum, { counts }) => sum + sumOf(counts), 0),
    overdue: all.reduce((sum, one) => sum + one.overdue, 0),
    upTo: moments.length > 0 ? new Date(Math.max(...moments)).toISOString() : null,
  };
}

const sumOf = (counts: WaitingForPerson['counts']) =>
  waitingKinds.reduce((sum, kind) => sum + counts[kind], 0);

const placeOf = ({ name, slug, counts }: WaitingForPerson) => ({ name, slug, counts });
