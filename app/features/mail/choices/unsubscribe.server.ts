import { data } from '@remix-run/node';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { readUnsubscribeToken } from './unsubscribe-address.server.ts';
import { saveChoice } from './choices.server.ts';
import type { ChosenTopic } from './topics.ts';

export interface UnsubscribePage {
  /** What the letters are about; null for an address that is none of ours. */
  topic: ChosenTopic | null;
  isDone: boolean;
}

/** The page of the link at the foot of a letter: opening it stops nothing. */
export function unsubscribePage(token: string) {
  const topic = topicOf(token)?.topic ?? null;
  return data<UnsubscribePage>({ topic, isDone: false }, { status: topic ? 200 : 404 });
}

/**
 * Stops the letters that a token names. The token alone says whose they are: nobody has to log in, and a
 * mail program may send this itself (RFC 8058). Sent again it changes nothing.
 */
export async function unsubscribe(ctx: Ctx, token: string) {
  const named = topicOf(token);
  if (!named) return data<UnsubscribePage>({ topic: null, isDone: false }, { status: 404 });
  await saveChoice(ctx.em, named.userId, named.topic, 'NEVER');
  return data<UnsubscribePage>({ topic: named.topic, isDone: true });
}

function topicOf(token: string): { userId: string; topic: ChosenTopic } | null {
  const read = readUnsubscribeToken(token);
  return read && read.topic !== 'ACCOUNT' ? { userId: read.userId, topic: read.topic } : null;
}
