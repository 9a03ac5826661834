import type { PostType } from '#db/enums.ts';
import {
  notifyPlanChanged,
  notifyPlanIsBack,
  notifyPlanIsOff,
} from './emails/activity-plan.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { dropPeopleNews, refreshOrganizer } from './emails/activity-places.server.ts';
import { fillPlaces } from './places.server.ts';
import { lockPlans, peopleOf, takesPlace, type Plan } from './plan.server.ts';

/**
 * Runs a change of a post. Where it is an activity, free places then go to those who wait, and everybody on its list
 * hears of another time or place, that it is off, or that it takes place after all; not of what only waits for the
 * board, nor `by`, who did it. Call it inside the transaction of the change.
 */
export async function withAttendees<Result>(
  tx: Em,
  { type, id, by }: { type: PostType; id: string; by: { id: string } | null },
  change: () => Promise<Result>,
): Promise<Result> {
  if (type !== 'ACTIVITY') return change();
  const before = (await lockPlans(tx, [id])).get(id);
  const result = await change();
  const after = (await lockPlans(tx, [id])).get(id);
  if (before && after) await settle(tx, before, after, by);
  return result;
}

/** The same in a transaction of its own, for what the person of `ctx` does. */
export const inTransactionWithAttendees = <Result>(
  ctx: Ctx,
  { type, id }: { type: PostType; id: string },
  change: (inside: Ctx) => Promise<Result>,
): Promise<Result> =>
  inTransaction(ctx.em, (tx) =>
    withAttendees(tx, { type, id, by: ctx.actor }, () => change({ ...ctx, em: tx })),
  );

async function settle(tx: Em, before: Plan, after: Plan, by: { id: string } | null) {
  const promoted = await fillPlaces(tx, after);
  await refreshOrganizer(tx, after);
  const what = whatHappened(before, after);
  if (!what) return;
  if (what === 'off') await dropPeopleNews(tx, after);
  const people = await peopleOf(tx, after, [...promoted, ...(by ? [by.id] : [])]);
  if (people.length === 0) return;
  if (what === 'off') await notifyPlanIsOff(tx, before, after, people);
  else if (what === 'back') await notifyPlanIsBack(tx, after, people);
  else await notifyPlanChanged(tx, before, after, people);
}

/** What those who go have to know of a change; null for nothing. */
function whatHappened(before: Plan, after: Plan): 'off' | 'back' | 'changed' | null {
  if (before.status === 'PUBLISHED' && after.status !== 'PUBLISHED') {
    return before.isOver ? null : 'off';
  }
  if (!takesPlace(after)) return null;
  if (before.status !== 'PUBLISHED') return 'back';
  const isSame =
    before.when?.getTime() === after.when?.getTime() &&
    before.endsAt?.getTime() === after.endsAt?.getTime() &&
    before.place === after.place;
  return isSame ? null : 'changed';
}
