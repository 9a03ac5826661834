import type { Plan } from '../plan.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import {
  activityBackLetter,
  activityChangedLetter,
  activityOffLetter,
} from './activity-plan.server.ts';
import { notify } from '#app/features/mail/outbox/recipients.server.ts';

/** Tells people on the list of an activity that it is at another time or place. */
export const notifyPlanChanged = (tx: Em, before: Plan, after: Plan, userIds: string[]) =>
  notify(tx, activityChangedLetter, {
    userIds,
    ...aboutPlan(after, 'changed'),
    params: { ...namedPlan(after), before: spanOf(before), after: spanOf(after) },
  });

/** Tells people on the list of an activity that it is cancelled, or not open any more. */
export const notifyPlanIsOff = (tx: Em, before: Plan, after: Plan, userIds: string[]) =>
  notify(tx, activityOffLetter, {
    userIds,
    ...aboutPlan(after, 'off'),
    params: {
      // A text that nobody approved may have taken its place.
      ...namedPlan(before),
      how: after.status === 'CANCELLED' ? 'CANCELLED' : 'HIDDEN',
      was: spanOf(before),
    },
  });

/** Tells people on the list of an activity that it takes place after all. */
export const notifyPlanIsBack = (tx: Em, after: Plan, userIds: string[]) =>
  notify(tx, activityBackLetter, {
    userIds,
    ...aboutPlan(after, 'back'),
    params: { ...namedPlan(after), now: spanOf(after) },
  });

/** What names a change of an activity, once for each version of it. */
const aboutPlan = ({ id, version, communityId }: Plan, what: string) => ({
  event: `activity:${id}:${what}:${version}`,
  communityId,
});

/** The activity a letter is about, in its params. */
export const namedPlan = ({ id, title }: Plan) => ({ activityId: id, title });

/** When and where an activity is, in the params of a letter. */
export const spanOf = ({ when, endsAt, place }: Plan) => ({
  when: when?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  place,
});
