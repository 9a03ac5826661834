import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { JoinedWithCode } from './join-with-code.server.ts';

/** Sends whoever typed a code on: into the hub, or to the door where the board has to confirm. */
export function landAfterCode(
  { locale }: Ctx,
  { outcome, community, unit }: JoinedWithCode,
): Promise<Response> {
  const hub = `/communities/${community.slug}`;
  const isIn = outcome !== 'waits' && community.isOpen;
  const params = { community: community.name, unit: unitLabel(locale, unit) };
  return redirectWithToast(isIn ? hub : `${hub}/door`, {
    title: translate(locale, `codes.${outcome}.title`, params),
    description: translate(locale, `codes.${outcome}.description`, params),
  });
}
