import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** Goes back to Account Settings after something there was saved, with a toast. */
export const redirectToSettings = ({ locale }: Ctx): Promise<Response> =>
  redirectWithToast('/account/settings', {
    title: translate(locale, 'accounts.updated.title'),
    description: translate(locale, 'accounts.updated.description'),
  });
