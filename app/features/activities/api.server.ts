import type { FilterQuery } from '@mikro-orm/core';
import { Activity } from '#db/entities/index.ts';
import type { ItemListQuery } from '#app/features/posts/api-schema.ts';
import { itemJson } from '#app/features/posts/api.server.ts';
import { seenByAll } from '#app/features/posts/policy.ts';
import { visibleTo } from '#app/features/posts/decisions/moderation-state.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { after, pageOf, type Page } from '#app/lib/db/pagination.ts';
import { attendeeIdsOf } from './attendees.server.ts';
import type { ActivityJson } from './api-schema.ts';
import { canSeeAttendees } from './policy.ts';
import { visibleActivity } from './visible.server.ts';

/** One activity in the contract's shape. Throws AppError `not-found`. */
export async function activityJson(ctx: Ctx, id: string): Promise<ActivityJson> {
  const activity = await visibleActivity(ctx, id);
  const comers = await attendeeIdsOf(ctx.em, [id]);
  return toJson(ctx, activity, comers.get(id) ?? []);
}

/** The activities the caller may see, the newest post first, filtered and paged. */
export async function listActivities(ctx: Ctx, query: ItemListQuery): Promise<Page<ActivityJson>> {
  const filters: FilterQuery<Activity>[] = [
    visibleTo(ctx.actor, seenByAll.ACTIVITY),
    after(query.after),
  ];
  if (query.status) filters.push({ status: query.status as Activity['status'] });
  if (query.communityId) filters.push({ community: query.communityId });
  const rows = await ctx.em.find(
    Activity,
    { $and: filters },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: query.limit + 1 },
  );
  const comers = await attendeeIdsOf(
    ctx.em,
    rows.map(({ id }) => id),
  );
  return pageOf(rows, query.limit, (row) => toJson(ctx, row, comers.get(row.id) ?? []));
}

const toJson = ({ actor }: Ctx, activity: Activity, comers: string[]): ActivityJson => ({
  ...itemJson(actor, activity),
  when: activity.when?.toISOString() ?? null,
  tags: activity.tags,
  attendeeIds: canSeeAttendees(actor, activity.community.id) ? comers : [],
  attendeeCount: comers.length,
});
