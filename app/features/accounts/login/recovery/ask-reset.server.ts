import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { OneTimeLink, User } from '#db/entities/index.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { createLimiter, createNetworkLimiter } from '#app/lib/http/rate-limit.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { queueAccountLetter, resetPasswordLetter } from '../emails/account-emails.server.ts';
import { makeMailedLink } from '#app/features/accounts/links/one-time-link.server.ts';
import { email } from '#app/lib/forms/typed-text.ts';

const minute = 60;
const asksByNetwork = createNetworkLimiter('reset-client', { points: 20, duration: 15 * minute });
/** Emails to one address. A fourth within the hour is not sent, without a word about it. */
const asksByAddress = createLimiter('reset-address', { points: 3, duration: 60 * minute });

const schema = z.object({ email });

/** The payload of the job. Running it twice sends one email. */
export const resetAskSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  locale: z.enum(['en', 'fr']),
});
type ResetAsk = z.output<typeof resetAskSchema>;

/**
 * Takes the address of somebody who forgot their password. A job looks the account up later, so the
 * answer and its time are the same for every address. Throws AppError `too-many` after twenty tries
 * from one client.
 */
export async function submitResetAsk(ctx: Ctx, request: Request) {
  await asksByNetwork.countTry({ request });
  return submitForm(ctx, request, {
    schema,
    run: async ({ email }, { em }) => {
      const ask = { id: randomUUID(), email, locale: ctx.locale };
      if (await maySend(email)) await send(em, 'send-reset', ask, { deleteAfterSeconds: 3600 });
      return {};
    },
    respond: () => Promise.resolve(redirect('/forgot-password?sent=1', 303)),
  });
}

async function maySend(address: string): Promise<boolean> {
  try {
    await asksByAddress.countTry(address);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many') return false;
    throw error;
  }
}

/**
 * Queues an email with a link that works for an hour, if an enabled account has the address. An address that an
 * account only wishes for gets none; the one that it has until then does.
 */
export async function sendReset(em: Em, { id, email, locale }: ResetAsk): Promise<void> {
  const user = await em.findOne(
    User,
    { disabledAt: null, $or: [{ email, emailBefore: null }, { emailBefore: email }] },
    { fields: ['language'] },
  );
  // The job may run twice.
  if (!user || (await em.count(OneTimeLink, { id })) > 0) return;
  const person = { id: user.id, email, language: user.language ?? locale };
  await em.transactional(async (tx) => {
    await makeMailedLink(tx, { id, userId: user.id, purpose: 'RESET_PASSWORD', email });
    await queueAccountLetter(tx, resetPasswordLetter, person, {
      event: `reset-password:${id}`,
      params: { linkId: id },
    });
  });
}
