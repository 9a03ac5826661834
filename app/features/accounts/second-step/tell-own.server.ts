import type { Em } from '#app/lib/db/database.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import { notifySecondStep } from './emails/second-step-emails.server.ts';

export type SessionCtx = Pick<RequestContext, 'em' | 'actor' | 'session' | 'locale'>;

const logged = {
  ON: 'turned a second step on, with an app',
  APP: 'set up another app for their second step',
  PASSKEY: 'added a passkey',
  PASSKEY_REMOVED: 'removed a passkey',
  OFF: 'turned their second step off',
  CODES: 'made new recovery codes',
} as const;

/** Emails the actor about their own change of the second step, in its transaction, and logs it. */
export async function tellOwn(
  { actor, locale }: Pick<SessionCtx, 'actor' | 'locale'>,
  tx: Em,
  change: keyof typeof logged,
): Promise<void> {
  const { id, email, language } = requireActor({ actor });
  await notifySecondStep(tx, { id, email, language: language ?? locale }, change);
  logChange('accounts', `${id} ${logged[change]}`);
}
