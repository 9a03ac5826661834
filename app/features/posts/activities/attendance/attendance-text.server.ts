import type { PostStatus } from '#db/enums.ts';
import type { ShownPost } from '#app/features/posts/posts/shown-post.server.ts';
import { factsOf } from '#app/features/posts/posts/access.server.ts';
import { isOver } from '#app/features/posts/basics/over.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { canAttend, isOpen } from '../policy.ts';
import type { PostFacts } from '#app/features/posts/posts/policy.ts';
import type { Attendance } from './attendees.server.ts';

/** How many come, and the one thing the viewer can do about it, in words: a page has no room for all. */
interface AttendanceBox {
  counts: string;
  /** That no spot is left, while people can join. */
  full: string | null;
  /** That it is cancelled or over. */
  status: string | null;
  /** Where the viewer stands in line, who can join, or what else there is to know. */
  note: string | null;
  choice: Choice | null;
}

/** A button of the page, or a link in its place. */
export type Choice =
  | {
      is: 'button';
      value: 'join' | 'leave';
      label: string;
      pending: string;
      /** That the viewer is on the list, or waits for a spot. */
      state: string | null;
    }
  | { is: 'link'; to: string; label: string };

type ShownActivity = ShownPost<'ACTIVITY'>;

type Counted = Pick<Attendance, 'going' | 'waiting' | 'joined' | 'position' | 'hears'>;

/** What the top of an activity's page says of who comes. */
export function attendanceBox(ctx: Ctx, activity: ShownActivity, counted: Counted): AttendanceBox {
  const { locale } = ctx;
  const { going, waiting } = counted;
  const { status }: { status: PostStatus } = activity;
  const isPast = isOver(activity);
  const line =
    waiting > 0 && !isPast
      ? [translate(locale, 'activities.waitingCount', { count: waiting })]
      : [];
  return {
    counts: [countsText(locale, activity, going), ...line].join(', '),
    status:
      status === 'CANCELLED'
        ? // Its author reads above that they cancelled it.
          activity.authorId === ctx.actor?.id
          ? null
          : translate(locale, 'activities.isCancelled')
        : status === 'PUBLISHED' && isPast
          ? translate(locale, 'activities.isOver')
          : null,
    full: isOpen(activity) && isFull(activity, going) ? translate(locale, 'activities.full') : null,
    note: noteOf(ctx, activity, counted),
    choice: choiceOf(ctx, activity, counted),
  };
}

const isFull = ({ capacity }: Pick<ShownActivity, 'capacity'>, going: number) =>
  capacity != null && going >= capacity;

function noteOf(
  ctx: Ctx,
  activity: ShownActivity,
  { going, position, hears, joined }: Counted,
): string | null {
  const { actor, locale } = ctx;
  if (joined && activity.status === 'CANCELLED' && !isOver(activity)) {
    return translate(locale, 'activities.staysOnList');
  }
  if (!isOpen(activity)) return null;
  const facts = factsOf(activity);
  if (position !== null)
    return translate(locale, `activities.position.${hears ? 'mailed' : 'silent'}`, { position });
  if (actor && actor.id !== facts.authorId && !canAttend(actor, facts)) {
    const { name: community } = activity.community;
    return translate(locale, 'activities.membersCanJoin', { community });
  }
  const isOverbooked = activity.capacity != null && going > activity.capacity;
  return isOverbooked ? translate(locale, 'activities.overbooked') : null;
}

function countsText(locale: Locale, activity: ShownActivity, going: number): string {
  if (isOver(activity) || activity.status === 'CANCELLED') {
    return going === 0
      ? translate(locale, 'activities.nobodyJoined')
      : translate(locale, 'activities.joinedCount', { count: going });
  }
  if (activity.capacity) {
    return translate(locale, 'activities.places', { going, count: activity.capacity });
  }
  return going === 0
    ? translate(locale, 'activities.nobodyYet')
    : translate(locale, 'activities.going', { count: going });
}

/**
 * What lists say of who comes: 'Full', '3 spots left', or how many go, in short '10 going'. Its organizer, who cannot
 * join, is not asked to.
 */
export function cardText(
  locale: Locale,
  { going, capacity }: { going: number; capacity: number | null },
  { isShort = false, isOwn = false } = {},
): string {
  if (capacity !== null) {
    return going >= capacity
      ? translate(locale, 'activities.full')
      : translate(locale, 'activities.placesLeft', { count: capacity - going });
  }
  return going === 0
    ? translate(locale, `activities.${isOwn ? 'noOneYet' : 'beFirst'}`)
    : translate(locale, `activities.${isShort ? 'goingShort' : 'going'}`, { count: going });
}

/** What a list has for its viewer: a button to join, in short and by its whole name, or that they are on the list. */
type CardChoice = { state: string } | { join: string; name: string };

/** The same for an activity that is still to come; null for who cannot join. */
export function cardChoice(
  { actor, locale }: Pick<Ctx, 'actor' | 'locale'>,
  activity: PostFacts & { title: string; going: number; capacity: number | null },
  own: 'goes' | 'waits' | null,
): CardChoice | null {
  if (own)
    return { state: translate(locale, `activities.${own === 'goes' ? 'youGo' : 'youWait'}`) };
  if (actor?.id === activity.authorId) return { state: translate(locale, 'activities.yours') };
  if (!canAttend(actor, activity)) return null;
  const isLine = isFull(activity, activity.going);
  return {
    join: translate(locale, `activities.${isLine ? 'joinLine' : 'join'}`),
    name: translate(locale, `activities.${isLine ? 'joinLineOf' : 'joinThe'}`, {
      activity: activity.title,
    }),
  };
}

function choiceOf(
  { actor, locale }: Ctx,
  activity: ShownActivity,
  { going, joined, position }: Counted,
): Choice | null {
  const facts = factsOf(activity);
  if (joined && !isOver(activity)) {
    return facts.status === 'PUBLISHED'
      ? leaveChoice(locale, position !== null)
      : leaveListChoice(locale);
  }
  if (!isOpen(activity)) return null;
  if (!actor) {
    const to = `/login?redirectTo=${encodeURIComponent(`/activities/${facts.id}`)}`;
    return { is: 'link', to, label: translate(locale, 'activities.loginToJoin') };
  }
  if (!canAttend(actor, facts)) return null;
  return {
    is: 'button',
    value: 'join',
    label: translate(locale, `activities.${isFull(activity, going) ? 'joinLine' : 'join'}`),
    pending: translate(locale, 'activities.joining'),
    state: null,
  };
}

/** The button that takes the viewer off the list, or out of the line. */
const leaveChoice = (locale: Locale, waits: boolean): Choice => ({
  is: 'button',
  value: 'leave',
  label: translate(locale, `activities.${waits ? 'leaveLine' : 'leave'}`),
  pending: translate(locale, 'activities.leaving'),
  state: translate(locale, `activities.${waits ? 'youWait' : 'youGo'}`),
});

/** The same where nobody goes, because the activity is cancelled or hidden: it does not say that they do. */
export const leaveListChoice = (locale: Locale): Choice => ({
  is: 'button',
  value: 'leave',
  label: translate(locale, 'activities.leaveList'),
  pending: translate(locale, 'activities.leaving'),
  state: null,
});
