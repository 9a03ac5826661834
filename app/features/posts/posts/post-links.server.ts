import type { PostStatus, PostType } from '#db/enums.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { isOver, type Span } from '#app/features/posts/basics/over.ts';
import { canWriteToAuthor, type PostFacts } from './policy.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';

/** A way from a post's page, with its words, so that no script carries them. */
export interface PostLink {
  to: string;
  label: string;
}

type Identified = PostFacts & { id: string };

/** The way to write to the author, for neighbours while the post is open. */
export const writeLink = (
  { actor, locale }: Pick<Ctx, 'actor' | 'locale'>,
  type: PostType,
  post: Identified,
): PostLink | null =>
  canWriteToAuthor(actor, post)
    ? {
        to: `${postPath(type, post.id)}/write`,
        label: translate(locale, `neighbours.writeTo.${type}`),
      }
    : null;

/** The way to take an activity to one’s own calendar, while it is ahead. */
export const calendarLink = (
  { locale }: Pick<Ctx, 'locale'>,
  { id, status }: { id: string; status: PostStatus },
  span: Span,
): PostLink | null =>
  span.when && status === 'PUBLISHED' && !isOver(span)
    ? { to: `${postPath('ACTIVITY', id)}.ics`, label: translate(locale, 'calendars.add') }
    : null;

/** The way to report the post, for whoever can. */
export const reportLink = (
  { locale }: Pick<Ctx, 'locale'>,
  type: PostType,
  { id, canReport }: { id: string; canReport: boolean },
): PostLink | null =>
  canReport
    ? { to: `${postPath(type, id)}/report`, label: translate(locale, `reports.title.${type}`) }
    : null;
