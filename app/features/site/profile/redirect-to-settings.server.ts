import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** A request that a save in Account Settings sent to a board. */
export interface NewRequest {
  /** The name of the community. */
  community: string;
  /** Whether a member asks for another unit, which is not withdrawn like a request to join. */
  isMove: boolean;
}

/**
 * Goes back to Account Settings after something there was saved, with a toast: that the profile was saved, or what
 * becomes of the requests in `asked`.
 */
export function redirectToSettings({ locale }: Ctx, asked: NewRequest[] = []): Promise<Response> {
  const list = new Intl.ListFormat(`${locale}-CA`);
  const sentence = (key: 'accounts.requested' | 'accounts.moveRequested', isMove: boolean) => {
    const names = asked.filter((one) => one.isMove === isMove).map(({ community }) => community);
    return names.length > 0
      ? translate(locale, key, { count: names.length, community: list.format(names) })
      : '';
  };
  const requests = [
    sentence('accounts.requested', false),
    sentence('accounts.moveRequested', true),
  ].filter(Boolean);
  const isAsked = requests.length > 0;
  return redirectWithToast('/account/settings', {
    title: translate(locale, isAsked ? 'door.asked.title' : 'accounts.updated.title'),
    description: isAsked ? requests.join(' ') : translate(locale, 'accounts.updated.description'),
  });
}
