import { createHash, randomUUID } from 'node:crypto';
import { User } from '#db/entities/index.ts';
import { newSignInLetter, queueAccountLetter } from '../emails/account-emails.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { clientAddress } from '#app/lib/http/rate-limit.server.ts';
import { localeOf } from '#app/lib/http/cookies.server.ts';
import { makeMailedLink } from '#app/features/accounts/links/one-time-link.server.ts';
import { readBrowser } from './browser-name.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Emails a person about a login from a new browser, in its transaction. A browser without cookies
 * causes one email a day, not one a login.
 */
export async function notifySignIn(tx: Em, userId: string, request: Request): Promise<void> {
  const { email, language } = await tx.findOneOrFail(
    User,
    { id: userId },
    { fields: ['email', 'language'] },
  );
  const now = new Date();
  const userAgent = request.headers.get('User-Agent');
  const from = createHash('sha256')
    .update(`${clientAddress(request)} ${userAgent ?? ''}`)
    .digest('base64url');
  const linkId = randomUUID();
  await makeMailedLink(tx, {
    ...{ id: linkId, userId, email },
    purpose: 'RESET_PASSWORD',
    openFor: day,
  });
  const person = { id: userId, email, language: await localeOf(request, language ?? null) };
  await queueAccountLetter(tx, newSignInLetter, person, {
    event: `new-sign-in:${userId}:${now.toISOString().slice(0, 10)}:${from}`,
    params: { linkId, at: now.toISOString(), browser: readBrowser(userAgent) },
  });
}
