import { createHash, randomUUID } from 'node:crypto';
import { IdempotencyKey as KeyRow } from '#db/entities/index.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import type { Em } from '../db/database.server.ts';
import { insertNew, inTransaction } from '../db/write.server.ts';
import { AppError } from '../errors.ts';
import type { Ctx } from '../session/context.server.ts';

/** A client's key for one change, the same on every resend, with a digest of the change. */
export interface IdempotencyKey {
  key: string;
  digest: string;
  /** The message for a key that came with another change before. */
  mismatch: MessageKey;
}

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** How long a key is remembered. */
const rememberedMs = 24 * 60 * 60 * 1000;

/** A new key for a form to carry. */
export const newFormKey = (): string => randomUUID();

/** The key of a request that asks for `content`. Throws AppError `invalid` for a malformed key. */
export function idempotencyKeyFor(
  request: Request,
  { key, content, mismatch }: { key: string; content: unknown; mismatch: MessageKey },
): IdempotencyKey {
  if (!keyPattern.test(key)) throw new AppError('invalid', 'http.keyMalformed');
  const { pathname } = new URL(request.url);
  return { key, mismatch, digest: sha256(JSON.stringify([request.method, pathname, content])) };
}

/**
 * Runs `command` in a transaction, once for each key of a person's: when the same change is sent
 * again it returns the first result and changes nothing. Two at once run one after the other.
 * Without a key the command just runs. When the key came with another change before, `again` runs
 * with the result of that, and from then on the key stands for the new change; without `again` that
 * throws AppError `conflict`.
 */
export async function runIdempotent<Result extends object>(
  ctx: Ctx,
  key: IdempotencyKey | null,
  command: (ctx: Ctx) => Promise<Result>,
  again?: (ctx: Ctx, last: Result) => Promise<Result>,
): Promise<Result> {
  const { actor } = ctx;
  if (!key || !actor) return command(ctx);
  const last = await lastUse(ctx.em, actor.id, key);
  const isOther = last !== null && last.digest !== key.digest;
  if (last && !(isOther && again)) return resultOf<Result>(last, key);
  return inTransaction(ctx.em, async (tx) => {
    const isOurs = last ? await takeOver(tx, last, key) : await claimKey(tx, actor.id, key);
    if (!isOurs) {
      const first = await findReplay<Result>(tx, actor.id, key);
      if (!first) throw new Error('An idempotency key was claimed and is gone.');
      return first;
    }
    const inside = { ...ctx, em: tx };
    const result =
      last && again ? await again(inside, last.result as Result) : await command(inside);
    await tx.nativeUpdate(KeyRow, { user: actor.id, key: key.key }, { result });
    return result;
  });
}

/**
 * The result of the same change when it was made before; null for a new one.
 * Throws AppError `conflict` when the key came with another change before.
 */
export async function findReplay<Result extends object>(
  em: Em,
  userId: string,
  key: IdempotencyKey,
): Promise<Result | null> {
  const last = await lastUse(em, userId, key);
  return last && resultOf<Result>(last, key);
}

/** What a person's key was last used for; null for a new key, and for one that is forgotten. */
const lastUse = (em: Em, user: string, { key }: IdempotencyKey): Promise<KeyRow | null> =>
  em.findOne(KeyRow, { user, key, createdAt: { $gte: rememberedSince() } }, { refresh: true });

function resultOf<Result extends object>(last: KeyRow, { digest, mismatch }: IdempotencyKey) {
  if (last.digest !== digest) throw new AppError('conflict', mismatch);
  return last.result as Result;
}

/** Lets a key that was used stand for another change; false when it was used again meanwhile. */
const takeOver = async (
  tx: Em,
  { user, key, digest: before }: KeyRow,
  { digest }: IdempotencyKey,
): Promise<boolean> =>
  (await tx.nativeUpdate(KeyRow, { user: user.id, key, digest: before }, { digest })) > 0;

/** Saves a key as used, inside the transaction of the change; false when it was used before. */
export async function claimKey(
  tx: Em,
  user: string,
  { key, digest }: IdempotencyKey,
): Promise<boolean> {
  await tx.nativeDelete(KeyRow, { user, key, createdAt: { $lt: rememberedSince() } });
  const row = { user, key, digest, result: {}, createdAt: new Date() };
  return (await insertNew(tx, KeyRow, row)) > 0;
}

/** Deletes the keys that are too old to be replayed. */
export async function deleteOldKeys(em: Em): Promise<void> {
  await em.nativeDelete(KeyRow, { createdAt: { $lt: rememberedSince() } });
}

const rememberedSince = () => new Date(Date.now() - rememberedMs);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
