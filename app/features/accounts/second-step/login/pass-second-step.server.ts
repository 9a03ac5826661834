import type { AuthenticatedUser } from '#app/features/accounts/login/auth/check-credentials.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { redeemCode, type CodeField, type UsedCode } from '../redeem-code.server.ts';

type CodeCtx = Pick<Ctx, 'em' | 'locale'>;

/** Lets somebody whose password was right pass the second step with a code. Throws as `redeemCode`. */
export async function passSecondStep(
  ctx: CodeCtx,
  user: AuthenticatedUser,
  code: string,
  field?: CodeField,
): Promise<{ user: AuthenticatedUser; used: UsedCode }> {
  const used = await redeemCode(ctx, user.id, code, field);
  return { user: { ...user, hasPassedSecondStep: true }, used };
}

/**
 * The same for a JSON call, which sends the code along. Throws AppError `unauthenticated` where it did not, or where
 * the code is wrong; a program tells the two apart by their reason.
 */
export async function passSecondStepInJson(
  ctx: CodeCtx,
  user: AuthenticatedUser,
  code: string | undefined,
): Promise<AuthenticatedUser> {
  if (!user.hasSecondStep) return user;
  if (!code) {
    throw new AppError('unauthenticated', 'secondStep.codeNeeded', {
      field: 'code',
      reason: 'second_step_required',
    });
  }
  try {
    return (await passSecondStep(ctx, user, code)).user;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    const { messageKey, field = 'code', reason = 'second_step_wrong' } = error;
    throw new AppError('unauthenticated', messageKey, { field, reason });
  }
}
