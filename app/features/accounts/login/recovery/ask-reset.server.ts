import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { OneTimeLink, User } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { resetPasswordLetter } from '../emails/reset-password.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { clientAddress, createLimiter } from '#app/lib/http/rate-limit.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { makeMailedLink } from '#app/features/accounts/links/one-time-link.server.ts';
import { email } from '#app/lib/forms/typed-text.ts';

const minute = 60;
const asksByClient = createLimiter('reset-client', { points: 20, duration: 15 * minute });
/** Letters to one address: a fourth within the hour is not sent, and nobody is told so. */
const asksByAddress = createLimiter('reset-address', { points: 3, duration: 60 * minute });

const schema = z.object({ email });

/** Somebody who asked for a letter, as the job gets it: the same job twice sends one letter. */
export const resetAskSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  locale: z.enum(['en', 'fr']),
});
export type ResetAsk = z.output<typeof resetAskSchema>;

/**
 * Takes the address of somebody who forgot their password. Whether it has an account is only looked up
 * by a job afterwards, so that answer and time are the same for every address. Throws AppError
 * `too-many` after twenty asks from one client.
 */
export async function submitResetAsk(ctx: Ctx, request: Request) {
  await asksByClient.countTry(clientAddress(request));
  return submitForm(ctx, request, {
    schema,
    run: async ({ email }) => {
      const ask = { id: randomUUID(), email, locale: ctx.locale };
      if (await maySend(email)) await send(ctx.em, 'send-reset', ask, { deleteAfterSeconds: 3600 });
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

/** Queues the letter with a link that opens for an hour, if the address has an account that may log in. */
export async function sendReset(em: Em, { id, email, locale }: ResetAsk): Promise<void> {
  const user = await em.findOne(User, { email, disabledAt: null }, { fields: ['language'] });
  // The job may run twice.
  if (!user || (await em.count(OneTimeLink, { id })) > 0) return;
  const person = { id: user.id, email, language: user.language ?? locale };
  await em.transactional((tx) => queueReset(tx, person, id));
}

async function queueReset(
  tx: Em,
  person: { id: string; email: string; language: Language },
  linkId: string,
): Promise<void> {
  const { id: userId, email, language } = person;
  await makeMailedLink(tx, { id: linkId, userId, purpose: 'RESET_PASSWORD', email });
  await queueLetters(tx, resetPasswordLetter, [
    {
      to: { userId, address: email, language },
      event: `reset-password:${linkId}`,
      communityId: null,
      params: { linkId },
    },
  ]);
}
