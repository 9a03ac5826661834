import type { PostStatus, PostType } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { AppealedRow, GrantedAppeal } from './appeal-columns.server.ts';
import { decisionBehind } from './appealed-decision.server.ts';

/** What a post's page says of an appeal, to its author and the moderators. */
export interface AppealState {
  note: string | null;
  /** The moderator's words. */
  answer: string | null;
  link: { to: string; label: string } | null;
}

interface Viewer {
  id: string;
  status: PostStatus;
  isOwn: boolean;
  actorId: string | undefined;
}

/** What was read of the appeals of a post. */
interface AppealRows {
  appealed: AppealedRow | null;
  granted: GrantedAppeal | null;
}

/** The appeal of a post as this viewer reads it; null where there is none and none can be made. */
export function appealState(
  locale: Locale,
  type: PostType,
  { appealed, granted }: AppealRows,
  viewer: Viewer,
): AppealState | null {
  const { id, status, isOwn, actorId } = viewer;
  if (status === 'PUBLISHED') return isOwn ? grantedState(locale, granted) : null;
  const decision = decisionBehind(status, appealed);
  if (!decision) return null;
  const { appeal } = decision;
  const ago = formatsFor(locale).relativeTimeWithin;
  if (!appeal) {
    if (!isOwn || decision.by === actorId) return null;
    const label = translate(locale, 'appeals.appeal');
    return { note: null, answer: null, link: { to: `${postPath(type, id)}/appeal`, label } };
  }
  const when = ago(appeal.decidedAt ?? appeal.createdAt);
  if (appeal.state === 'OPEN') {
    return {
      note: translate(locale, `appeals.open.${isOwn ? 'own' : 'others'}`, { when }),
      answer: null,
      link: isOwn
        ? null
        : {
            to: `/moderation/appeals#appeal-${appeal.id}`,
            label: translate(locale, 'appeals.toAppeal'),
          },
    };
  }
  const note = translate(locale, `appeals.upheld.${isOwn ? 'own' : 'others'}`, { when });
  return { note, answer: appeal.answer, link: null };
}

/** What the author of a published post reads of an appeal that brought it back. */
function grantedState(locale: Locale, granted: GrantedAppeal | null): AppealState | null {
  if (!granted) return null;
  const when = formatsFor(locale).relativeTimeWithin(new Date(granted.decidedAt));
  return {
    note: translate(locale, 'appeals.granted', { when }),
    answer: granted.answer,
    link: null,
  };
}
