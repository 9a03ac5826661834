import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { fieldChanges } from '../changes/field-changes.server.ts';
import { fieldsOf } from '../changes/post-fields.server.ts';
import { verdictFor, type Verdict } from '../decisions/verdict.server.ts';
import type { ShownPost } from '../shown-post.server.ts';
import { openOf, type NewestRevision } from './open-revision.server.ts';

/** An edit beside a published post, for its author and the moderators. */
export interface RevisionState {
  /** False for one that was rejected. */
  isPending: boolean;
  /** What that means for the viewer. */
  note: string;
  changes: ComparedField[];
  /** What the board said against it, or before its author sent it again. */
  verdict: Verdict | null;
  /** The words of the button with which its author takes it back; null where nobody can. */
  takeBack: string | null;
}

/** The newest edit of a post, if it waits or was rejected; null once the post changed after it. */
export function revisionState(
  locale: Locale,
  newest: NewestRevision | null,
  { post, isOwn, isModerator }: { post: ShownPost; isOwn: boolean; isModerator: boolean },
): RevisionState | null {
  const revision = newest && openOf(newest, post);
  if (!revision) return null;
  const { text, status, createdAt, decision } = revision;
  const isPending = status === 'PENDING';
  const changes = fieldChanges(locale, fieldsOf(post), text);
  const what = isPending ? 'pending' : 'rejected';
  const note = translate(locale, `postState.revision.${what}.${isOwn ? 'own' : 'others'}`);
  const takeBack = isPending && isOwn ? translate(locale, 'postState.revision.takeBack') : null;
  const verdict =
    decision?.action === 'REJECT' && decision.ofRevision
      ? {
          ...verdictFor({ locale, isModerator }, decision, 'REJECT'),
          sentAgainAt: isPending ? createdAt : null,
        }
      : null;
  return { isPending, note, changes, verdict, takeBack };
}
