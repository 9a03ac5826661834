import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailTopics, type MailTopic } from '#db/enums.ts';
import { env } from '#app/lib/env.server.ts';

/** The address at which a topic is turned off with one press, without logging in. */
export const unsubscribeAddress = (userId: string, topic: MailTopic): string =>
  `${env().appUrl}/unsubscribe/${unsubscribeToken(userId, topic)}`;

/** Names a person and a topic so that nobody else can make it. It does not expire: old letters work. */
export const unsubscribeToken = (userId: string, topic: MailTopic): string =>
  `${userId}.${topic}.${signatureOf(userId, topic)}`;

/** Whom and what a token names; null for one that is not ours. */
export function readUnsubscribeToken(token: string): { userId: string; topic: MailTopic } | null {
  const [userId = '', topicName = '', signature = ''] = token.split('.');
  const topic = mailTopics.find((name) => name === topicName);
  if (!topic || topic === 'ACCOUNT') return null;
  const expected = Buffer.from(signatureOf(userId, topic));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given)
    ? { userId, topic }
    : null;
}

const signatureOf = (userId: string, topic: MailTopic): string =>
  createHmac('sha256', env().sessionSecret)
    .update(`unsubscribe:${userId}:${topic}`)
    .digest('base64url')
    .slice(0, 32);
