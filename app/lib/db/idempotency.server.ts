import { createHash, randomUUID } from 'node:crypto';
import { IdempotencyKey } from '#db/entities/index.ts';
import type { Em } from './database.server.ts';
import { AppError } from '../errors.ts';

/**
 * One wish to change something, however often it is sent: the key its sender made for it, and a
 * digest of what was sent under that key.
 */
export interface Attempt {
  key: string;
  digest: string;
  /** What to say when the key came with something else before. */
  clash: string;
}

const keyForm = /^[\x21-\x7e]{1,200}$/;

/** How long a key is remembered. */
const rememberedMs = 24 * 60 * 60 * 1000;

/** The key a form is given when it is shown. */
export const newFormKey = (): string => randomUUID();

/** The attempt of a request that asks for `content`. Throws AppError `invalid` for a key that is none. */
export function attemptOf(
  request: Request,
  { key, content, clash }: { key: string; content: unknown; clash: string },
): Attempt {
  if (!keyForm.test(key)) {
    throw new AppError('invalid', 'An Idempotency-Key has 1 to 200 visible characters.');
  }
  const { pathname } = new URL(request.url);
  return { key, clash, digest: sha256(JSON.stringify([request.method, pathname, content])) };
}

/**
 * Runs `work` in a transaction, once for each key of a person's: a repeated attempt gets the first
 * one's result, and changes nothing. Two at once are one after the other. Without an attempt it
 * just runs. Throws AppError `conflict` when the key came with something else before.
 */
export async function once<Result extends object>(
  em: Em,
  { userId, attempt }: { userId: string; attempt: Attempt | null },
  work: (tx: Em) => Promise<Result>,
): Promise<Result & { repeated?: true }> {
  if (attempt) await forgetOld(em);
  return em.transactional(async (tx) => {
    if (attempt && !(await takeKey(tx, userId, attempt))) {
      const first = await doneBefore<Result>(tx, userId, attempt);
      if (!first) throw new Error('A key was taken and is gone.');
      return { ...first, repeated: true };
    }
    const result = await work(tx);
    if (attempt) await keepResult(tx, userId, attempt, result);
    return result;
  });
}

/**
 * The result of the same attempt when it was made before; null for a new one. A command asks first
 * thing, because what it would check now may stand otherwise since.
 * Throws AppError `conflict` when the key came with something else before.
 */
export async function doneBefore<Result extends object>(
  em: Em,
  userId: string,
  attempt: Attempt | null,
): Promise<Result | null> {
  if (!attempt) return null;
  const first = await em.findOne(IdempotencyKey, {
    user: userId,
    key: attempt.key,
    createdAt: { $gte: rememberedSince() },
  });
  if (first && first.digest !== attempt.digest) throw new AppError('conflict', attempt.clash);
  return first ? (first.result as Result) : null;
}

/** Notes a key down as used, inside the transaction that saves; false when it was used before. */
export async function takeKey(tx: Em, userId: string, { key, digest }: Attempt): Promise<boolean> {
  const taken = await tx.execute<unknown[]>(
    `insert into idempotency_keys (user_id, key, digest, result, created_at)
     values (?, ?, ?, '{}', now()) on conflict do nothing returning key`,
    [userId, key, digest],
  );
  return taken.length > 0;
}

const rememberedSince = () => new Date(Date.now() - rememberedMs);

const forgetOld = (em: Em) =>
  em.nativeDelete(IdempotencyKey, { createdAt: { $lt: rememberedSince() } });

const keepResult = (tx: Em, user: string, { key }: Attempt, result: object) =>
  tx.nativeUpdate(IdempotencyKey, { user, key }, { result });

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
