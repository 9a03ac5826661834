import type { PostStatus, PostType } from '#db/enums.ts';
import { postPath } from '#app/features/posts/post.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { appealedDecision } from './appealed-decision.server.ts';

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

/** The appeal of a post as this viewer reads it; null where there is none and none can be made. */
export async function appealState(
  { em, locale }: { em: Em; locale: Locale },
  type: PostType,
  viewer: Viewer,
): Promise<AppealState | null> {
  const { id, status, isOwn, actorId } = viewer;
  if (status === 'PUBLISHED') return isOwn ? grantedAppeal(em, locale, type, id) : null;
  const decision = await appealedDecision(em, type, { id, status });
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

/** The newest appeal of a published post, if it was granted within the last 30 days. */
async function grantedAppeal(em: Em, locale: Locale, type: PostType, id: string) {
  const granted = await kysely(em)
    .selectFrom('appeals')
    .select(['answer', 'decidedAt'])
    .where('postType', '=', type)
    .where('postId', '=', id)
    .where('state', '=', 'GRANTED')
    .where('decidedAt', '>', new Date(Date.now() - 30 * 24 * 60 * 60 * 1000))
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!granted?.decidedAt) return null;
  const when = formatsFor(locale).relativeTimeWithin(new Date(granted.decidedAt));
  return {
    note: translate(locale, 'appeals.granted', { when }),
    answer: granted.answer,
    link: null,
  };
}
