import { SecondStep, User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { slowDigest } from '#app/lib/session/passwords.server.ts';
import { momentOfCode, openAppSecret } from './app-codes/app-codes.server.ts';
import { notifySecondStep } from './emails/second-step-emails.server.ts';
import { codeDigits } from './limits.ts';
import { codesByAccount, codesByAccountAndDay } from './rate-limits.server.ts';
import { readRecoveryCode } from './recovery-codes/recovery-codes.server.ts';

/** Where a code was typed. */
export type CodeField = 'code' | 'recoveryCode';

/** What somebody passed the second step with. */
export type UsedCode = { kind: 'app' } | { kind: 'recovery'; left: number };

/**
 * Uses a code of somebody's app, or one of their recovery codes, up: neither is good a second time. An email tells
 * them of a recovery code that was used, in `locale` where they chose no language. Throws AppError:
 * `invalid` at the field for a wrong or used one, and for one of an app whose secret nobody can read any
 * longer; `too-many` after ten wrong codes within 15 minutes or fifty within a day.
 */
export async function redeemCode(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  userId: string,
  typed: string,
  field: CodeField = 'code',
): Promise<UsedCode> {
  await codesByAccount.countTry(userId);
  await codesByAccountAndDay.countTry(userId);
  const digits = typed.normalize('NFKC').replace(/\s/gu, '');
  const isOfApp = digits.length === codeDigits && !/\D/.test(digits);
  const used = isOfApp
    ? await redeemAppCode(em, userId, digits)
    : await redeemRecoveryCode({ em, locale }, userId, typed);
  if (!used) {
    logChange('accounts', `a login failed: wrong code of the second step for ${userId}`);
    throw wrongCode(field);
  }
  await codesByAccount.forgetTries(userId);
  await codesByAccountAndDay.forgetTries(userId);
  return used;
}

const wrongCode = (field: CodeField) =>
  new AppError('invalid', 'secondStep.codeWrong', { field, reason: 'second_step_wrong' });

async function redeemAppCode(em: Em, userId: string, code: string): Promise<UsedCode | null> {
  const row = await kysely(em)
    .selectFrom('second_steps')
    .select('appSecret')
    .where('user', '=', userId)
    .executeTakeFirst();
  if (!row?.appSecret) return null;
  const secret = openAppSecret(row.appSecret, userId);
  if (secret === null) throw new AppError('invalid', 'secondStep.unreadable', { field: 'code' });
  const moment = momentOfCode(secret, code);
  return moment !== null && (await markMoment(em, userId, row.appSecret, moment))
    ? { kind: 'app' }
    : null;
}

/** Of two who send a code at once, one finds that the other has used it. */
const markMoment = async (em: Em, userId: string, appSecret: string, moment: number) =>
  (await em.nativeUpdate(
    SecondStep,
    { user: userId, appSecret, $or: [{ lastCodeAt: null }, { lastCodeAt: { $lt: moment } }] },
    { lastCodeAt: moment },
  )) > 0;

/** Takes the digest out of the set in one statement, so that of two at once one finds it gone. */
const takeDigest = `
  update second_steps set recovery_hashes = array_remove(recovery_hashes, ?)
   where user_id = ? and ? = any (recovery_hashes)
  returning cardinality(recovery_hashes) as left`;

async function redeemRecoveryCode(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  userId: string,
  typed: string,
): Promise<UsedCode | null> {
  const code = readRecoveryCode(typed);
  const row = await kysely(em)
    .selectFrom('second_steps')
    .select('recoverySalt')
    .where('user', '=', userId)
    .executeTakeFirst();
  if (code === null || !row) return null;
  const digest = await slowDigest(code, row.recoverySalt);
  return inTransaction(em, async (tx) => {
    const [taken] = await tx.execute<{ left: number }[]>(takeDigest, [digest, userId, digest]);
    if (!taken) return null;
    const person = await tx.findOneOrFail(User, { id: userId }, { fields: ['email', 'language'] });
    const { email, language } = person;
    const to = { id: userId, email, language: language ?? locale };
    await notifySecondStep(tx, to, 'USED', taken.left);
    logChange('accounts', `${userId} used a recovery code (left: ${taken.left})`);
    return { kind: 'recovery', left: taken.left };
  });
}
