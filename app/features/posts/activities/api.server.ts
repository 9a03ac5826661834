import type { PostListQuery } from '#app/features/posts/posts/api-schema.ts';
import { postFieldsForApi, type ApiPost } from '#app/features/posts/posts/api.server.ts';
import { decisionForApi } from '#app/features/posts/posts/decisions/decision-api.server.ts';
import { listedPosts } from '#app/features/posts/posts/post-lists.server.ts';
import { requireShownPost } from '#app/features/posts/posts/shown-post.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { paginate, type Page } from '#app/lib/db/pagination.ts';
import { listedPeople, type ListedPeople } from './attendance/attendees.server.ts';
import { readOrClosed, type JoinedActivity } from './closed-activity.server.ts';
import type { ActivityJson } from './api-schema.ts';
import { canSeeAttendees } from './policy.ts';

/**
 * An activity that somebody joined and that is hidden now: that it is there, without its text, its
 * start (which may not have been approved) and its list.
 */
export const hiddenForApi = (
  ctx: Ctx,
  { activity, title, language }: JoinedActivity,
): ActivityJson => ({
  ...toJson(ctx, activity, nobody),
  title: title ?? '',
  language,
  description: '',
  ...{ when: null, endsAt: null, place: null, capacity: null },
  images: [],
  tags: [],
  contactEmail: null,
});

/** One activity as the JSON contract has it. Throws AppError `not-found`. */
export const activityForApi = (ctx: Ctx, id: string): Promise<ActivityJson> =>
  readOrClosed(
    ctx,
    id,
    () => visibleActivity(ctx, id),
    (joined) => hiddenForApi(ctx, joined),
  );

async function visibleActivity(ctx: Ctx, id: string): Promise<ActivityJson> {
  const activity = await requireShownPost(ctx, 'ACTIVITY', id);
  const [people, decision] = await Promise.all([
    listedPeople(ctx, [id]),
    decisionForApi(ctx, 'ACTIVITY', activity),
  ]);
  return { ...toJson(ctx, activity, people.get(id) ?? nobody), ...decision };
}

/** The activities the caller may see, the newest post first, filtered, a page at a time. */
export async function listActivities(ctx: Ctx, query: PostListQuery): Promise<Page<ActivityJson>> {
  const rows = await listedPosts(ctx, 'ACTIVITY', query);
  const people = await listedPeople(
    ctx,
    rows.map(({ id }) => id),
  );
  return paginate(rows, query.limit, (row) => toJson(ctx, row, people.get(row.id) ?? nobody));
}

const nobody: ListedPeople = { ids: [], waiting: 0, position: null };

interface ApiActivity extends ApiPost {
  when?: Date | null | undefined;
  endsAt?: Date | null | undefined;
  place?: string | null | undefined;
  capacity?: number | null | undefined;
  tags: string[];
}

const toJson = (
  { actor }: Ctx,
  activity: ApiActivity,
  { ids, waiting, position }: ListedPeople,
): ActivityJson => ({
  ...postFieldsForApi(actor, activity),
  when: activity.when?.toISOString() ?? null,
  endsAt: activity.endsAt?.toISOString() ?? null,
  place: activity.place ?? null,
  capacity: activity.capacity ?? null,
  tags: activity.tags,
  attendeeIds: canSeeAttendees(actor, activity.community.id) ? ids : [],
  attendeeCount: ids.length,
  waitingCount: waiting,
  waitingPosition: position,
});
