import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { Category, Language, PostType } from '#db/enums.ts';
import { thumbnailOf } from '#app/features/media/photos/addresses.ts';
import { fieldChanges } from '#app/features/posts/posts/changes/field-changes.server.ts';
import { reasonLabel } from '#app/features/posts/posts/decisions/reasons.server.ts';
import type { LastDecision } from '#app/features/posts/posts/decisions/verdict.server.ts';
import { drawingOf } from '#app/features/posts/basics/stand-in.ts';
import { isOver } from '#app/features/posts/basics/over.ts';
import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Change, queueRead } from './queue-read.server.ts';

/** One thing to decide, as the queue shows it. */
export interface QueueItem {
  type: PostType;
  id: string;
  version: number;
  title: string;
  description: string;
  language: Language;
  /** Its first photo, or a drawing of what it is. */
  picture: string;
  isDrawn: boolean;
  community: string;
  /**
   * `unit` is theirs in the community of the post, null for who is no member any more; `posts` is how many they have
   * in the community so far, and `rejected` how many of those were ever rejected.
   */
  author: { id: string; name: string; unit: string | null; posts: number; rejected: number };
  createdAt: Date;
  /** A listing's price, or an activity's start, in words. */
  headline: string | null;
  /** An activity's start. */
  when: Date | null;
  /** Where an activity is. */
  place: string | null;
  isOver: boolean;
  /** Why it cannot be approved; null where it can. */
  tooLate: string | null;
  /** A listing's category. */
  category: string | null;
  /** An activity's first tag. */
  tag: string | null;
  /** What differs, for an edit of a published post. */
  changes: ComparedField[] | null;
  isOwn: boolean;
  /** True for the viewer's own post while another moderator can decide. */
  leftToOthers: boolean;
  rejection: Rejection | null;
}

/** An earlier rejection of a post that was sent again. */
export interface Rejection {
  by: string;
  /** From the list of reasons. */
  entry: string | null;
  reason: string | null;
  at: Date;
  sentAgainAt: Date | null;
}

/** An activity's start and end, as the driver has them. */
type QueueSpan = Record<'when' | 'endsAt', Date | null>;

/** A post that is over cannot be approved. A change of a published one can. */
function lateness(locale: Locale, { when, endsAt }: QueueSpan, change: Change | null) {
  const late = isOver({ when: when && new Date(when), endsAt: endsAt && new Date(endsAt) });
  return {
    isOver: late,
    tooLate: late && !change ? translate(locale, 'postState.tooLateToApprove') : null,
  };
}

type QueueRow = Awaited<ReturnType<ReturnType<typeof queueRead>>>[number];

export const toQueueItem = (
  locale: Locale,
  {
    images,
    author,
    authorName,
    authorPosts,
    authorRejected,
    unit,
    communityName,
    decision,
    change,
    endsAt,
    price,
    category,
    ...post
  }: QueueRow,
): Omit<QueueItem, 'isOwn'> => ({
  ...post,
  // The columns of a union are not mapped to Dates.
  createdAt: new Date(post.createdAt),
  when: post.when && new Date(post.when),
  headline: headlineOf(locale, price, post.when && new Date(post.when)),
  category: category && translate(locale, `listingLabels.categories.${category}`),
  ...lateness(locale, { ...post, endsAt }, change),
  ...pictureOf(images[0], post.type, category),
  community: communityName,
  changes: change && fieldChanges(locale, change.before, change.after, 'exactPrice'),
  rejection: decision && rejectionOf(locale, decision, change && new Date(post.createdAt)),
  author: {
    id: author,
    name: nameFor(locale, authorName),
    unit,
    posts: authorPosts,
    rejected: authorRejected,
  },
});

const pictureOf = (photo: string | undefined, type: PostType, category: Category | null) => ({
  picture: photo ? thumbnailOf(photo) : drawingOf(type, category),
  isDrawn: !photo,
});

function headlineOf(locale: Locale, price: number | null, when: Date | null): string | null {
  const { exactPrice, shortDateTime } = formatsFor(locale);
  return price === null ? when && shortDateTime(when) : exactPrice(price);
}

/** Null where the last decision was no rejection, or one of the post and not of this edit, or the reverse. */
function rejectionOf(
  locale: Locale,
  { action, ofRevision, at, by, reasonCode, reason, sentAgainAt: repostedAt }: LastDecision,
  editedAt: Date | null,
): Rejection | null {
  if (action !== 'REJECT' || ofRevision !== (editedAt !== null)) return null;
  const sentAgainAt = editedAt ?? (repostedAt === null ? null : new Date(repostedAt));
  return { at: new Date(at), by, entry: reasonLabel(locale, reasonCode), reason, sentAgainAt };
}
