import type { PostStatus, PostType } from '#db/enums.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { ConfirmedAction } from './confirmed-actions.ts';

/**
 * What a transition does, and the words of the button that does it. `isForGood` is for authors who
 * left the community: they cannot bring a post back.
 */
export function confirmWords(
  locale: Locale,
  type: PostType,
  transition: { action: ConfirmedAction; from: PostStatus; isForGood: boolean },
): { button: string; effect: string } {
  return {
    button: translate(locale, `postState.confirm.${transition.action}.button`),
    effect: translate(locale, `postState.confirm.${effectKey(type, transition)}`),
  };
}

function effectKey(
  type: PostType,
  { action, from, isForGood }: { action: ConfirmedAction; from: PostStatus; isForGood: boolean },
) {
  if (action === 'REJECT') return 'REJECT.effect';
  if (action === 'CANCEL') return isForGood ? 'CANCEL.effectForGood' : 'CANCEL.effect';
  if (action === 'WITHDRAW' && from === 'PENDING') {
    return isForGood ? 'WITHDRAW.effectWhilePendingForGood' : 'WITHDRAW.effectWhilePending';
  }
  const effect = type === 'ACTIVITY' ? 'effectOnAttendees' : 'effect';
  if (action === 'REMOVE') return `REMOVE.${effect}` as const;
  return isForGood ? (`WITHDRAW.${effect}ForGood` as const) : (`WITHDRAW.${effect}` as const);
}
