import type { PostStatus, PostType } from '#db/enums.ts';
import { shownAppeal, type ShownAppeal } from './appeal-state.server.ts';
import { isMember } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { factsOf } from '../../access.server.ts';
import type { ShownPost } from '../../shown-post.server.ts';
import { clockOf } from '#app/features/posts/basics/over.ts';
import { publicStatuses } from '../../policy.ts';
import { revisionState, type RevisionState } from '../../revisions/revision-state.server.ts';
import { isEditable } from '../../state-machine.ts';
import { ownStateKey, tooLateKey } from '../../status-key.ts';
import type { UndoOffer } from '../undo.server.ts';
import { relationsAmong } from '../who-decides.server.ts';
import { lastVerdict, type Verdict } from '../verdict.server.ts';
import { openTransitions, type OpenTransition } from './open-transitions.server.ts';
import { postHistory, type PostHistory } from './post-history.server.ts';
import type { ConcernedRecord } from './post-record.server.ts';

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
  appeal: ShownAppeal | null;
  /** The viewer's own decision on it, while it can be undone. */
  undo: UndoOffer | null;
  /** What happened to it so far; null for everybody else. */
  history: PostHistory | null;
}

/** The moderation state of a post, for this viewer; `record` is null for whom it does not concern. */
export function moderationStateOf(
  { actor, locale }: Ctx,
  type: PostType,
  post: ShownPost,
  record: ConcernedRecord | null,
): ModerationState {
  const facts = factsOf(post);
  const { id, status, version } = facts;
  const { relations, leftToOthers } = relationsAmong(actor, facts, record?.othersModerate ?? true);
  const isOwn = relations.includes('author');
  const isModerator = relations.includes('moderator');
  const situation = {
    requireModeration: post.community.requireModeration,
    authorIsGone: post.authorIsGone,
    ...clockOf(post),
  };
  const belongs = isMember(actor, post.community.id);
  const noteKey = isOwn
    ? ownStateKey(type, status, { isMember: belongs, ...situation })
    : isModerator && situation.isOver
      ? tooLateKey(status)
      : null;
  const viewer = { id, status, isOwn, isModerator, actorId: actor?.id };
  const revision =
    record && status === 'PUBLISHED'
      ? revisionState(locale, record.revision, { post, isOwn, isModerator })
      : null;
  const isUpheld = record !== null && isUpheldFor(record, actor?.id);
  const emailed = record?.emailedOnChange ?? 0;
  const viewed = { status, relations, situation, belongs, revision, isUpheld, emailed };
  return {
    id,
    status,
    version,
    transitions: openTransitions(locale, type, viewed),
    note: noteKey ? translate(locale, `postState.${noteKey}`) : null,
    revision,
    canEdit: isOwn && belongs && isEditable(status, situation),
    isOwn,
    leftToOthers,
    canReport: belongs && !record && publicStatuses[type].some((isPublic) => isPublic === status),
    appeal: record && shownAppeal(locale, type, record, viewer),
    undo: record?.undo ?? null,
    history: record && postHistory(locale, type, record.history, viewer),
    verdict: record && lastVerdict({ locale, isModerator }, status, record.decision),
  };
}

/** Whether another moderator upheld the viewer's own decision on appeal. */
const isUpheldFor = (
  { appealed, othersModerate }: ConcernedRecord,
  viewerId: string | undefined,
): boolean =>
  othersModerate &&
  appealed?.appeal?.state === 'UPHELD' &&
  appealed.by === viewerId &&
  appealed.appeal.answeredBy !== viewerId;

/** Whether a post, or an edit beside it, waits for the board. */
export const isWaiting = ({ status, revision }: ModerationState): boolean =>
  status === 'PENDING' || revision?.isPending === true;
