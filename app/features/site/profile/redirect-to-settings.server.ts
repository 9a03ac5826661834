import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/**
 * Goes back to Account Settings after something there was saved, with a toast: that the profile was saved, or what
 * becomes of the requests to the communities in `asked`.
 */
export function redirectToSettings({ locale }: Ctx, asked: string[] = []): Promise<Response> {
  const isAsked = asked.length > 0;
  const community = new Intl.ListFormat(`${locale}-CA`).format(asked);
  return redirectWithToast('/account/settings', {
    title: translate(locale, isAsked ? 'door.asked.title' : 'accounts.updated.title'),
    description: isAsked
      ? translate(locale, 'accounts.requested', { community })
      : translate(locale, 'accounts.updated.description'),
  });
}
