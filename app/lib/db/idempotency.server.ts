import { createHash, randomUUID } from 'node:crypto';
import { IdempotencyKey as KeyRow } from '#db/entities/index.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { AppError } from '../errors.ts';
import type { Ctx } from '../session/context.server.ts';
import type { Em } from './database.server.ts';
import { insertNew, inTransaction } from './write.server.ts';

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
 * Without a key the command just runs. Throws AppError `conflict` when the key came with another
 * change before.
 */
export async function runIdempotent<Result extends object>(
  ctx: Ctx,
  key: IdempotencyKey | null,
  command: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  const { actor } = ctx;
  if (!key || !actor) return command(ctx);
  const replay = await findReplay<Result>(ctx.em, actor.id, key);
  if (replay) return replay;
  return inTransaction(ctx.em, async (tx) => {
    if (!(await claimKey(tx, actor.id, key))) {
      const first = await findReplay<Result>(tx, actor.id, key);
      if (!first) throw new Error('An idempotency key was claimed and is gone.');
      return first;
    }
    const result = await command({ ...ctx, em: tx });
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
  { key, digest, mismatch }: IdempotencyKey,
): Promise<Result | null> {
  const first = await em.findOne(KeyRow, {
    user: userId,
    key,
    createdAt: { $gte: rememberedSince() },
  });
  if (first && first.digest !== digest) throw new AppError('conflict', mismatch);
  return first ? (first.result as Result) : null;
}

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
