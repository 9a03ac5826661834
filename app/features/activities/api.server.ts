import type { FilterQuery } from '@mikro-orm/core';
import { Activity } from '#db/entities/index.ts';
import type { PostListQuery } from '#app/features/posts/api-schema.ts';
import { postFieldsForApi } from '#app/features/posts/api.server.ts';
import { decisionForApi } from '#app/features/posts/decisions/decision-api.server.ts';
import { publicStatuses } from '#app/features/posts/policy.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { afterCursor, paginate, type Page } from '#app/lib/db/pagination.ts';
import { listedPeople, type ListedPeople } from './attendance/attendees.server.ts';
import { requirePost, visibleTo } from '#app/features/posts/access.server.ts';
import { readOrClosed, type JoinedActivity } from './closed-activity.server.ts';
import { activityKind } from './kind.server.ts';
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
  const activity = await requirePost<Activity>(ctx, activityKind, id);
  const [people, decision] = await Promise.all([
    listedPeople(ctx, [id]),
    decisionForApi(ctx, 'ACTIVITY', activity),
  ]);
  return { ...toJson(ctx, activity, people.get(id) ?? nobody), ...decision };
}

/** The activities the caller may see, the newest post first, filtered, a page at a time. */
export async function listActivities(ctx: Ctx, query: PostListQuery): Promise<Page<ActivityJson>> {
  const filters: FilterQuery<Activity>[] = [
    visibleTo(ctx.actor, publicStatuses.ACTIVITY),
    afterCursor(query.after),
  ];
  if (query.status) filters.push({ status: query.status as Activity['status'] });
  if (query.communityId) filters.push({ community: query.communityId });
  const rows = await ctx.em.find(
    Activity,
    { $and: filters },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: query.limit + 1 },
  );
  const people = await listedPeople(
    ctx,
    rows.map(({ id }) => id),
  );
  return paginate(rows, query.limit, (row) => toJson(ctx, row, people.get(row.id) ?? nobody));
}

const nobody: ListedPeople = { ids: [], waiting: 0, position: null };

const toJson = (
  { actor }: Ctx,
  activity: Activity,
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
