import type { PostStatus, PostType } from '#db/enums.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { RevisionState } from '../../revisions/revision-state.server.ts';
import {
  transitionsFrom,
  type DecisionAction,
  type Relation,
  type Situation,
} from '../../state-machine.ts';
import { isConfirmed, type ConfirmedAction } from '../confirmed-actions.ts';
import { reasonOptions, type ReasonOption } from '../reasons.server.ts';

/** The step before a decision that takes a post away. */
interface Confirmation {
  effects: string[];
  button: string;
  /** The words of the way back. */
  keep: string;
  /** The list of reasons, where the decision carries one. */
  reasons?: ReasonOption[];
}

/** A transition that a viewer can make. */
export interface OpenTransition {
  action: DecisionAction;
  to: PostStatus;
  /** The words of its button, where those of its action could be misread. */
  label?: string | undefined;
  /** What it does and the words of its button, for one that says so first. */
  confirm?: Confirmation;
}

/** The decision that publishes a post, or an edit beside it. */
export const approval: OpenTransition = { action: 'APPROVE', to: 'PUBLISHED' };

interface Viewed {
  status: PostStatus;
  relations: Relation[];
  situation: Situation;
  /** Whether the viewer is a member of the community. */
  belongs: boolean;
  revision: RevisionState | null;
  /** Whether another moderator upheld the viewer's own decision on appeal: they do not reverse it. */
  isUpheld: boolean;
  /** How many people on the list of an activity are emailed if the viewer takes it away. */
  emailed: number;
}

/** What a viewer can do about a post and the edit beside it, in the order of its buttons. */
export function openTransitions(
  locale: Locale,
  type: PostType,
  { status, relations, situation, belongs, revision, isUpheld, emailed }: Viewed,
): OpenTransition[] {
  const open = transitionsFrom(type, status, relations, situation)
    .filter(({ membersOnly }) => belongs || !membersOnly)
    .filter(({ by, to }) => !(isUpheld && by === 'moderator' && to === 'PUBLISHED'))
    .map(({ action, to }) => {
      if (!isConfirmed(action)) {
        const tells = type === 'ACTIVITY' && to === 'PUBLISHED' && !situation.isOver && emailed > 0;
        return { action, to, ...(tells && { label: backLabel(locale, action, emailed) }) };
      }
      const words = confirmWords(locale, type, {
        action,
        from: status,
        isForGood: !belongs,
        isChanged: revision?.isPending === true,
        hasBegun: situation.hasBegun,
        emailed: status === 'PUBLISHED' && !situation.isOver ? emailed : null,
      });
      const carriesReason = action === 'REJECT' || action === 'REMOVE';
      const reasons = carriesReason ? { reasons: reasonOptions(locale, action) } : {};
      return { action, to, confirm: { ...words, ...reasons } };
    });
  if (!revision || !relations.includes('moderator')) return open;
  const onEdit = verdictsOnEdit(locale, revision).filter(
    ({ to }) => !(situation.authorIsGone && to === 'PUBLISHED'),
  );
  return [...onEdit, ...open].map((one) => ({
    ...one,
    label: labelBesideChange(locale, type, one.action),
  }));
}

/** What moderators can do about an edit beside a published post: a rejected one can be approved. */
const verdictsOnEdit = (locale: Locale, { isPending }: RevisionState): OpenTransition[] => [
  approval,
  ...(isPending
    ? [
        {
          action: 'REJECT' as const,
          to: 'REJECTED' as const,
          confirm: {
            reasons: reasonOptions(locale, 'REJECT'),
            button: translate(locale, 'postState.confirm.REJECT.button'),
            keep: translate(locale, 'postState.confirm.keep'),
            effects: [translate(locale, 'postState.confirm.REJECT.effectOnChange')],
          },
        },
      ]
    : []),
];

interface ConfirmedTransition {
  action: ConfirmedAction;
  from: PostStatus;
  /** For authors who left the community: they cannot bring a post back. */
  isForGood: boolean;
  /** Whether an edit waits beside the post. */
  isChanged: boolean;
  hasBegun: boolean;
  /** How many people are emailed about it; null where nobody can be. */
  emailed: number | null;
}

/** The words of a button that opens an activity again, with how many people on its list are emailed. */
const backLabel = (locale: Locale, action: DecisionAction, count: number): string | undefined =>
  action === 'RELIST' || action === 'RESTORE' || action === 'REPOST'
    ? translate(locale, `postState.openAgain.${action}`, { count })
    : undefined;

/** What a transition does, a sentence or two, and the words of the button that does it. */
function confirmWords(
  locale: Locale,
  type: PostType,
  transition: ConfirmedTransition,
): Pick<Confirmation, 'button' | 'keep' | 'effects'> {
  const effect = effectKey(type, transition);
  const keys: EffectKey[] =
    transition.action === 'WITHDRAW'
      ? [effect, `WITHDRAW.later.${laterKey(transition)}`]
      : [effect];
  return {
    button: translate(locale, `postState.confirm.${transition.action}.button`),
    keep: translate(locale, 'postState.confirm.keep'),
    effects: [
      ...keys.map((key) => translate(locale, `postState.confirm.${key}`)),
      ...(type === 'ACTIVITY' ? emailedText(locale, transition) : []),
    ],
  };
}

/** How many people are emailed; nothing where an activity was not open. */
function emailedText(locale: Locale, { emailed }: ConfirmedTransition): string[] {
  if (emailed === null) return [];
  if (emailed === 0) return [translate(locale, 'postState.confirm.emailsNobody')];
  return [translate(locale, 'postState.confirm.emailed', { count: emailed })];
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
