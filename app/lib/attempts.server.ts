import { createHash, randomUUID } from 'node:crypto';
import { IdempotencyKey } from '#db/entities/index.ts';
import type { Em } from './db.server.ts';
import { AppError } from './errors.ts';

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
export function once<Result extends object>(
  em: Em,
  { userId, attempt }: { userId: string; attempt: Attempt | null },
  work: (tx: Em) => Promise<Result>,
): Promise<Result & { repeated?: true }> {
  return em.transactional(async (tx) => {
    if (attempt && !(await takeKey(tx, userId, attempt))) {
      return { ...(await firstResult<Result>(tx, userId, attempt)), repeated: true };
    }
    const result = await work(tx);
    if (attempt) await keepResult(tx, userId, attempt, result);
    return result;
  });
}

/** Notes a key down as used; false when it was used before. */
export async function takeKey(tx: Em, userId: string, { key, digest }: Attempt): Promise<boolean> {
  await tx.nativeDelete(IdempotencyKey, {
    createdAt: { $lt: new Date(Date.now() - rememberedMs) },
  });
  const taken = await tx.execute<unknown[]>(
    `insert into idempotency_keys (user_id, key, digest, result, created_at)
     values (?, ?, ?, '{}', now()) on conflict do nothing returning key`,
    [userId, key, digest],
  );
  return taken.length > 0;
}

async function firstResult<Result>(tx: Em, user: string, attempt: Attempt): Promise<Result> {
  const first = await tx.findOneOrFail(IdempotencyKey, { user, key: attempt.key });
  if (first.digest !== attempt.digest) throw new AppError('conflict', attempt.clash);
  return first.result as Result;
}

const keepResult = (tx: Em, user: string, { key }: Attempt, result: object) =>
  tx.nativeUpdate(IdempotencyKey, { user, key }, { result });

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
