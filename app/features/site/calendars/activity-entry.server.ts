import type { Activity } from '#db/entities/index.ts';
import type { PostStatus } from '#db/enums.ts';
import { activityKind } from '#app/features/posts/activities/kind.server.ts';
import { requirePost } from '#app/features/posts/posts/access.server.ts';
import { overAt } from '#app/features/posts/basics/over.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { calendarResponse } from './calendar-response.server.ts';
import { calendarText, placeLine, type CalendarEntry } from './calendar-text.server.ts';
import { uidOf } from './uid.server.ts';

/** What a calendar needs to know of an activity whose day is set. */
interface ActivityFacts {
  id: string;
  title: string;
  description: string;
  when: Date;
  endsAt?: Date | null | undefined;
  /** Where in or near the building. */
  place?: string | null | undefined;
  status: PostStatus;
  version: number;
  updatedAt: Date;
  community: { name: string; address: string | null };
}

const statuses: Partial<Record<PostStatus, CalendarEntry['status']>> = {
  PUBLISHED: 'CONFIRMED',
  PENDING: 'TENTATIVE',
};

/**
 * An activity in a calendar. One that shows no more is cancelled, so that calendars strike it out; one that was called
 * off says so in its title too, because many only look at that.
 */
export const activityEntry = (activity: ActivityFacts, locale: Locale): CalendarEntry => ({
  uid: uidOf('activity', activity.id),
  sequence: activity.version - 1,
  changedAt: activity.updatedAt,
  start: activity.when,
  end: overAt(activity) ?? activity.when,
  title:
    activity.status === 'CANCELLED'
      ? translate(locale, 'calendars.cancelled', { title: activity.title })
      : activity.title,
  text: activity.description,
  place: placeLine(activity.place, activity.community.name, activity.community.address),
  url: env().appUrl + postPath('ACTIVITY', activity.id),
  status: statuses[activity.status] ?? 'CANCELLED',
  isBusy: true,
});

/**
 * An activity as a calendar file, for whoever may see its page. Throws AppError `not-found`, also while
 * its day is open.
 */
export async function activityCalendar(ctx: Ctx, request: Request, id: string): Promise<Response> {
  const activity = await requirePost<Activity>(ctx, activityKind, id);
  const { when } = activity;
  if (!when) throw new AppError('not-found', 'calendars.dayOpen');
  const { name, address = null } = activity.community.unwrap();
  const { title, description, status, version, updatedAt, endsAt, place } = activity;
  const { locale } = ctx;
  const facts = { id, title, description, when, endsAt, place, status, version, updatedAt };
  const entry = activityEntry({ ...facts, community: { name, address } }, locale);
  const text = calendarText({ entries: [entry], locale });
  return calendarResponse(request, text, { filename: activity.slug, locale });
}
