import type { PostStatus, PostType } from '#db/enums.ts';
import { appealState, type AppealState } from '#app/features/appeals/appeal-state.server.ts';
import { isMember, moderatedCommunities } from '#app/features/communities/policy.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { factsOf } from '../access.server.ts';
import { clockOf } from '../over.ts';
import { publicStatuses } from '../policy.ts';
import type { Post } from '../kinds.server.ts';
import { isEditable, transitionsFrom, type DecisionAction } from '../state-machine.ts';
import { ownStateKey, tooLateKey } from '../status-key.ts';
import { confirmWords, labelBesideChange } from './confirm-words.server.ts';
import { isConfirmed } from './confirmed-actions.ts';
import { revisionState, type RevisionState } from '../revisions/revision-state.server.ts';
import { actingRelations } from './own-post.server.ts';
import { postHistory, type PostHistory } from './post-history.server.ts';
import { reasonOptions, type ReasonOption } from './reasons.server.ts';
import { lastVerdict, type Verdict } from './verdict.server.ts';

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

/** The status of a post, and what the viewer may do about it. */
export interface ModerationState {
  id: string;
  status: PostStatus;
  version: number;
  transitions: OpenTransition[];
  canEdit: boolean;
  isOwn: boolean;
  /** Whether the viewer can report it: a neighbour who does not moderate here. */
  canReport: boolean;
  /** What its status means for the viewer; null where there is nothing to say. */
  note: string | null;
  /** True for an author who moderates here: another moderator decides. */
  leftToOthers: boolean;
  /** The author's newest edit, if it waits for the board or was rejected since. */
  revision: RevisionState | null;
  /** What the board said against it; for the author and the moderators only. */
  verdict: Verdict | null;
  /** What its author can say, or said, against that. */
  appeal: AppealState | null;
  /** What happened to it so far; null for everybody else. */
  history: PostHistory | null;
}

/** The decision that publishes a post, or an edit beside it. */
export const approval: OpenTransition = { action: 'APPROVE', to: 'PUBLISHED' };

/** The moderation state of a post, for this viewer. */
export async function moderationStateOf(
  { em, actor, locale }: Ctx,
  type: PostType,
  post: Post,
): Promise<ModerationState> {
  const { id, status, version } = factsOf(post);
  const { relations, leftToOthers } = await actingRelations(em, actor, factsOf(post));
  const isOwn = relations.includes('author');
  const situation = {
    requireModeration: post.community.unwrap().requireModeration,
    ...clockOf(post),
  };
  const { hasBegun } = situation;
  const belongs = isMember(actor, post.community.id);
  const isConcerned = relations.length > 0;
  const isModerator = relations.includes('moderator');
  const noteKey = isOwn
    ? ownStateKey(type, status, { isMember: belongs, ...situation })
    : isModerator && situation.isOver
      ? tooLateKey(status)
      : null;
  const revision =
    isConcerned && status === 'PUBLISHED'
      ? await revisionState(em, locale, type, { post, isOwn, isModerator })
      : null;
  const open = transitionsFrom(type, status, relations, situation).filter(
    ({ membersOnly }) => belongs || !membersOnly,
  );
  const verdicts = revision && isModerator ? verdictsOnEdit(locale, revision) : [];
  const all: OpenTransition[] = [
    ...verdicts,
    ...open.map(({ action, to }) => ({
      action,
      to,
      ...(isConfirmed(action)
        ? {
            confirm: {
              ...confirmWords(locale, type, {
                action,
                from: status,
                isForGood: !belongs,
                isChanged: revision?.isPending === true,
                hasBegun,
              }),
              ...(action === 'REJECT' || action === 'REMOVE'
                ? { reasons: reasonOptions(locale, action) }
                : {}),
            },
          }
        : {}),
    })),
  ];
  return {
    id,
    status,
    version,
    transitions:
      verdicts.length > 0
        ? all.map((one) => ({ ...one, label: labelBesideChange(locale, type, one.action) }))
        : all,
    note: noteKey ? translate(locale, `postState.${noteKey}`) : null,
    revision,
    canEdit: isOwn && belongs && isEditable(status, situation),
    isOwn,
    leftToOthers,
    canReport:
      belongs && !isConcerned && publicStatuses[type].some((isPublic) => isPublic === status),
    appeal: isConcerned
      ? await appealState({ em, locale }, type, { id, status, isOwn, actorId: actor?.id })
      : null,
    history: isConcerned
      ? await postHistory({ em, locale }, type, { id, isModerator, actorId: actor?.id })
      : null,
    verdict: isConcerned
      ? await lastVerdict({ em, locale }, type, { id, status, isModerator })
      : null,
  };
}

/** Whether a post, or an edit beside it, waits for the board. */
export const isWaiting = ({ status, revision }: ModerationState): boolean =>
  status === 'PENDING' || revision?.isPending === true;

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

/** `canSeePost` as a filter; `open` is the type's part of `publicStatuses`. */
export function visibleTo<Open extends PostStatus>(actor: Actor | null, open: readonly Open[]) {
  const isPublic = { status: { $in: [...open] } };
  if (!actor) return isPublic;
  const moderated = moderatedCommunities(actor);
  if (moderated === 'all') return {};
  return { $or: [isPublic, { author: actor.id }, { community: { $in: moderated } }] };
}
