import { createHmac, timingSafeEqual } from 'node:crypto';
import { data } from '@remix-run/node';
import type { MailTopic } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { saveChoice } from './choices.server.ts';
import { chosenTopics, type ChosenTopic } from './topics.ts';

export interface UnsubscribePage {
  /** What the emails are about; null for an unknown address. */
  topic: ChosenTopic | null;
  isDone: boolean;
}

/** The page of the link at the foot of an email: opening it stops nothing. */
export async function unsubscribePage({ em }: Ctx, token: string) {
  const topic = (await readToken(em, token))?.topic ?? null;
  return data<UnsubscribePage>({ topic, isDone: false }, { status: topic ? 200 : 404 });
}

/**
 * Stops the emails that a token names. The token alone says whose they are: nobody has to log in, and a
 * mail program may send this itself (RFC 8058). Doing it again changes nothing.
 */
export async function unsubscribe(ctx: Ctx, token: string) {
  const named = await readToken(ctx.em, token);
  if (!named) return data<UnsubscribePage>({ topic: null, isDone: false }, { status: 404 });
  await saveChoice(ctx.em, named.userId, named.topic, 'NEVER');
  return data<UnsubscribePage>({ topic: named.topic, isDone: true });
}

/** The address that turns a topic off with one press, without logging in. */
export const unsubscribeAddress = (userId: string, topic: MailTopic): string =>
  `${env().appUrl}/unsubscribe/${unsubscribeToken(userId, topic)}`;

/** Names a person and a topic; only we can make it. It does not expire before the account, so old emails work. */
export const unsubscribeToken = (userId: string, topic: MailTopic): string =>
  `${userId}.${topic}.${signatureOf(userId, topic)}`;

/** Whom and what a token names; null for one that is not ours, and where the account is disabled or gone. */
async function readToken(
  em: Em,
  token: string,
): Promise<{ userId: string; topic: ChosenTopic } | null> {
  const [userId = '', topicName = '', signature = ''] = token.split('.');
  const topic = chosenTopics.find((name) => name === topicName);
  if (!topic) return null;
  const expected = Buffer.from(signatureOf(userId, topic));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const person = await kysely(em)
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return person ? { userId, topic } : null;
}

const signatureOf = (userId: string, topic: MailTopic): string =>
  createHmac('sha256', env().sessionSecret)
    .update(`unsubscribe:${userId}:${topic}`)
    .digest('base64url')
    .slice(0, 32);
