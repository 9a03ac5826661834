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
import { isConfirmed } from '../confirmed-actions.ts';
import { reasonOptions, type ReasonOption } from '../reasons.server.ts';
import { confirmWords, labelBesideChange } from './confirm-words.server.ts';

/** The step before a decision that takes a post away. */
interface Confirmation {
  effects: string[];
  button: string;
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
}

/** What a viewer can do about a post and the edit beside it, in the order of its buttons. */
export function openTransitions(
  locale: Locale,
  type: PostType,
  { status, relations, situation, belongs, revision }: Viewed,
): OpenTransition[] {
  const open = transitionsFrom(type, status, relations, situation)
    .filter(({ membersOnly }) => belongs || !membersOnly)
    .map(({ action, to }) => {
      if (!isConfirmed(action)) return { action, to };
      const words = confirmWords(locale, type, {
        action,
        from: status,
        isForGood: !belongs,
        isChanged: revision?.isPending === true,
        hasBegun: situation.hasBegun,
      });
      const carriesReason = action === 'REJECT' || action === 'REMOVE';
      const reasons = carriesReason ? { reasons: reasonOptions(locale, action) } : {};
      return { action, to, confirm: { ...words, ...reasons } };
    });
  if (!revision || !relations.includes('moderator')) return open;
  return [...verdictsOnEdit(locale, revision), ...open].map((one) => ({
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
            effects: [translate(locale, 'postState.confirm.REJECT.effectOnChange')],
          },
        },
      ]
    : []),
];
