import { sql } from 'kysely';
import type { PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { isClosing } from '#app/lib/db/is-closing.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { undoMs } from './limits.ts';
import { postTableNames } from '../kinds.server.ts';
import { textOf, type PostText, type ReplacedState } from '../revisions/revisions.server.ts';

/** A decision that is the newest thing that happened to a post. */
export interface NewestDecision {
  /** The line of the log. */
  id: string;
  action: 'APPROVE' | 'REJECT';
  /** Who decided; null once the account is gone. */
  by: string | null;
  at: Date;
  /** The status of the post, or of the change, before. */
  from: 'PENDING' | 'REJECTED';
  /** Since. */
  to: 'PUBLISHED' | 'REJECTED';
  /** The version of the post since. */
  version: number;
  /** The change that it was about; null where it was about the post. */
  revision: DecidedRevision | null;
  /** Why it cannot be undone; null where it can. */
  obstacle: Obstacle | null;
}

interface DecidedRevision {
  id: string;
  status: 'APPROVED' | 'REJECTED';
  text: PostText;
  /** What its approval took the place of; null for one that was rejected. */
  replaced: ReplacedState | null;
}

/** The key of the words for why a decision can no longer be undone. */
type Obstacle = 'tooOld' | 'authorLeft';

/** The newest thing that happened to a post, if that is an approval or a rejection; null otherwise. */
export async function newestDecision(
  em: Em,
  type: PostType,
  id: string,
): Promise<NewestDecision | null> {
  const row = await newestLine(em, type, id);
  if (!row || (row.action !== 'APPROVE' && row.action !== 'REJECT')) return null;
  const { action, facts } = row;
  const revision = facts.ofRevision ? await decidedRevision(em, type, id) : null;
  if (facts.ofRevision && !canBePutBack(action, revision)) return null;
  const at = new Date(row.createdAt);
  return {
    ...{ id: row.id, action, by: row.actor, at, version: facts.version + 1, revision },
    from: row.fromStatus === 'REJECTED' ? 'REJECTED' : 'PENDING',
    to: action === 'APPROVE' ? 'PUBLISHED' : 'REJECTED',
    obstacle: obstacleTo(at, facts),
  };
}

/** Whether a decision is so new that its email is held. */
export const isUndoable = (at: Date): boolean => Date.now() - at.getTime() < undoMs;

/** Whether a decided change is still the newest, and what its approval took the place of is known. */
const canBePutBack = (action: 'APPROVE' | 'REJECT', revision: DecidedRevision | null): boolean =>
  revision !== null && (action === 'REJECT' || revision.replaced !== null);

function obstacleTo(at: Date, { isAuthorHere }: Facts): Obstacle | null {
  if (!isUndoable(at)) return 'tooOld';
  return isAuthorHere ? null : 'authorLeft';
}

interface Facts {
  /** The version of the post before. */
  version: number;
  ofRevision: boolean;
  /** Whether the author still belongs to the community. */
  isAuthorHere: boolean;
}

async function newestLine(em: Em, type: PostType, id: string) {
  const member = sql`select from user_communities membership
    where membership.user_id = post.author_id and membership.community_id = post.community_id
      and ${isCurrentMembership('membership')}`;
  return kysely(em)
    .selectFrom('moderation_events')
    .innerJoin(`${postTableNames[type]} as post`, 'post.id', 'moderation_events.subjectId')
    .innerJoin('users as author', 'author.id', 'post.author')
    .select([
      'moderation_events.id',
      'moderation_events.actor',
      'moderation_events.action',
      'moderation_events.fromStatus',
      'moderation_events.createdAt',
    ])
    .select(
      sql<Facts>`jsonb_build_object(
        'version', (moderation_events.snapshot->>'version')::int,
        'ofRevision', moderation_events.snapshot->'ofRevision' is not null,
        'isAuthorHere', exists (${member}) and not ${isClosing('author')})`.as('facts'),
    )
    .where('moderation_events.subjectType', '=', type)
    .where('moderation_events.subjectId', '=', id)
    .orderBy('moderation_events.createdAt', 'desc')
    .orderBy('moderation_events.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest change beside a post, whatever became of it; undefined for none. */
export const lastRevision = (em: Em, type: PostType, postId: string) =>
  kysely(em)
    .selectFrom('post_revisions')
    .select(['id', 'status', 'fields', 'replaced'])
    .where('postType', '=', type)
    .where('postId', '=', postId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest change beside a post, if it was approved or rejected. */
async function decidedRevision(
  em: Em,
  type: PostType,
  postId: string,
): Promise<DecidedRevision | null> {
  const row = await lastRevision(em, type, postId);
  if (!row || (row.status !== 'APPROVED' && row.status !== 'REJECTED')) return null;
  return {
    id: row.id,
    status: row.status,
    text: textOf(row.fields as unknown as PostText),
    replaced: readReplaced(row.replaced),
  };
}

/** As it was saved; null also for what the release before saved, which had the text alone. */
function readReplaced(saved: unknown): ReplacedState | null {
  const { text, updatedAt, rejection } = (saved ?? {}) as Partial<ReplacedState>;
  if (!text || !updatedAt) return null;
  const decidedAt = rejection?.decidedAt ? new Date(rejection.decidedAt) : null;
  return {
    text: textOf(text),
    updatedAt: new Date(updatedAt),
    rejection: rejection ? { ...rejection, decidedAt } : null,
  };
}
