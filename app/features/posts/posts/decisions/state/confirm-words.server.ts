import type { PostStatus, PostType } from '#db/enums.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { DecisionAction } from '../../state-machine.ts';
import type { ConfirmedAction } from '../confirmed-actions.ts';

interface ConfirmedTransition {
  action: ConfirmedAction;
  from: PostStatus;
  /** For authors who left the community: they cannot bring a post back. */
  isForGood: boolean;
  /** Whether an edit waits beside the post. */
  isChanged: boolean;
  hasBegun: boolean;
}

/** What a transition does, a sentence or two, and the words of the button that does it. */
export function confirmWords(
  locale: Locale,
  type: PostType,
  transition: ConfirmedTransition,
): { button: string; effects: string[] } {
  const effect = effectKey(type, transition);
  const keys: EffectKey[] =
    transition.action === 'WITHDRAW'
      ? [effect, `WITHDRAW.later.${laterKey(transition)}`]
      : [effect];
  return {
    button: translate(locale, `postState.confirm.${transition.action}.button`),
    effects: keys.map((key) => translate(locale, `postState.confirm.${key}`)),
  };
}

/**
 * The words of a button beside others that are about an edit of the post: which are about the edit,
 * and which about all of the post. Undefined for an action that cannot be misread.
 */
export function labelBesideChange(
  locale: Locale,
  type: PostType,
  action: DecisionAction,
): string | undefined {
  if (action === 'REMOVE') return translate(locale, `postState.besideChange.REMOVE.${type}`);
  return action === 'APPROVE' || action === 'REJECT'
    ? translate(locale, `postState.besideChange.${action}`)
    : undefined;
}

type EffectKey = ReturnType<typeof effectKey> | `WITHDRAW.later.${ReturnType<typeof laterKey>}`;

function effectKey(type: PostType, { action, from, isForGood }: ConfirmedTransition) {
  if (action === 'REJECT') return 'REJECT.effect';
  if (action === 'CANCEL') return isForGood ? 'CANCEL.effectForGood' : 'CANCEL.effect';
  if (action === 'WITHDRAW' && from === 'PENDING') return 'WITHDRAW.effectWhilePending';
  return `${action}.${type === 'ACTIVITY' ? 'effectOnAttendees' : 'effect'}` as const;
}

/** How a withdrawn post can be posted again. */
function laterKey({ isForGood, isChanged, hasBegun }: ConfirmedTransition) {
  if (isForGood) return 'never';
  if (isChanged) return 'withChange';
  return hasBegun ? 'withNewDate' : 'asItIs';
}
