import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { askToConfirm } from './address-changes.server.ts';

const asksByAccount = createLimiter('confirm-again', { points: 3, duration: 60 * 60 });

/** The actor's address if it is not confirmed and an email could confirm it; null for a visitor. */
export const unconfirmedAddress = ({ actor }: Pick<Ctx, 'actor'>): string | null =>
  actor && !actor.isConfirmed && lettersArrive() ? actor.email : null;

/**
 * Sends the email to confirm an address again, and leads back to the page of the button. Throws AppError:
 * `unauthenticated`, `too-many` after three within an hour.
 */
export async function sendAgain(ctx: Ctx, request: Request) {
  const { id, email, language } = requireActor(ctx, 'accounts.loginToSeeAccount');
  const { locale } = ctx;
  if (unconfirmedAddress(ctx)) {
    await asksByAccount.countTry(id);
    await ctx.em.transactional((tx) =>
      askToConfirm(tx, { id, email, language: language ?? locale }),
    );
  }
  const form = await readFormData(request);
  const back = safeRedirect(form.get('redirectTo'), '/account/settings');
  return redirectWithToast(back, {
    title: translate(locale, 'address.sentAgain.title'),
    description: translate(locale, 'address.sentAgain.description', { email }),
  });
}
