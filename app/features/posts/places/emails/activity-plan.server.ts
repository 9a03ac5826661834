import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter, type Block } from '#app/features/mail/outbox/letter.ts';
import { recipientCount } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { dropDelayed, notifyFolded } from '#app/features/mail/outbox/fold-letters.server.ts';
import {
  activityParams,
  openActivity,
  spanParams,
  whenAndWhere,
  whenText,
} from './activity-facts.server.ts';
import type { Plan } from '../plan.server.ts';

/** Tells those who go to an activity of another time or place. */
export const activityChangedLetter = defineLetter({
  kind: 'ACTIVITY_CHANGED',
  topic: 'ATTENDING',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: activityParams.extend({ before: spanParams, after: spanParams }),
  thread: ({ activityId }) => postPath('ACTIVITY', activityId),
  write: (writing) => {
    const { params, language } = writing;
    const { activityId, title, before, after } = params;
    const [then, now] = [whenText(language, before), whenText(language, after)];
    const isMoved = before.place !== after.place;
    const nowhere = translate(language, 'activityEmails.changed.nowhere');
    const was: Block = {
      kind: 'facts',
      rows: [
        ...(then === now
          ? []
          : [{ label: translate(language, 'activityEmails.changed.then'), value: then }]),
        ...(isMoved
          ? [
              {
                label: translate(language, 'activityEmails.changed.there'),
                value: before.place ?? nowhere,
              },
            ]
          : []),
      ],
    };
    return {
      subject: translate(language, 'activityEmails.changed.subject', { title }),
      preview: translate(language, 'activityEmails.changed.preview', { when: now }),
      blocks: [
        { kind: 'heading', text: translate(language, 'activityEmails.changed.heading') },
        { kind: 'text', text: translate(language, 'activityEmails.changed.text', { title }) },
        whenAndWhere(language, after),
        ...(was.rows.length > 0 ? [was] : []),
        { kind: 'text', text: translate(language, 'activityEmails.leaveIfNot') },
        openActivity(writing, activityId),
      ],
      because: translate(language, 'activityEmails.because'),
    };
  },
});

/** Tells those who go to an activity that it is cancelled, or hidden for now. */
export const activityOffLetter = defineLetter({
  kind: 'ACTIVITY_OFF',
  topic: 'ATTENDING',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: activityParams.extend({ how: z.enum(['CANCELLED', 'HIDDEN']), was: spanParams }),
  thread: ({ activityId }) => postPath('ACTIVITY', activityId),
  write: (writing) => {
    const { params, language } = writing;
    const { activityId, title, how, was } = params;
    return {
      subject: translate(language, `activityEmails.off.${how}.subject`, { title }),
      preview: translate(language, 'activityEmails.off.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, `activityEmails.off.${how}.heading`) },
        { kind: 'text', text: translate(language, `activityEmails.off.${how}.text`, { title }) },
        whenAndWhere(language, was),
        openActivity(writing, activityId),
      ],
      because: translate(language, 'activityEmails.because'),
    };
  },
});

/** Tells those who go to an activity that it takes place after all. */
export const activityBackLetter = defineLetter({
  kind: 'ACTIVITY_BACK',
  topic: 'ATTENDING',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: activityParams.extend({ now: spanParams }),
  thread: ({ activityId }) => postPath('ACTIVITY', activityId),
  write: (writing) => {
    const { params, language } = writing;
    const { activityId, title, now } = params;
    return {
      subject: translate(language, 'activityEmails.back.subject', { title }),
      preview: translate(language, 'activityEmails.back.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, 'activityEmails.back.heading') },
        { kind: 'text', text: translate(language, 'activityEmails.back.text', { title }) },
        whenAndWhere(language, now),
        { kind: 'text', text: translate(language, 'activityEmails.leaveIfNot') },
        openActivity(writing, activityId),
      ],
      because: translate(language, 'activityEmails.because'),
    };
  },
});

/** Tells people on the list of an activity that it is at another time or place. */
export const notifyPlanChanged = (tx: Em, before: Plan, after: Plan, userIds: string[]) =>
  notifyFolded(tx, activityChangedLetter, {
    userIds,
    ...aboutPlan(after, 'changed'),
    params: { ...namedPlan(after), before: spanOf(before), after: spanOf(after) },
    fold: (waiting, latest) =>
      isDeepStrictEqual(waiting.before, latest.after)
        ? null
        : { ...latest, before: waiting.before },
  });

/**
 * How many people would be emailed if `by` called an activity off, or opened it again: as a column of a query. Who has
 * not been told yet that it is off is told of neither.
 */
export const emailedOnChange = (
  activityId: RawBuilder<unknown>,
  by: RawBuilder<unknown>,
): RawBuilder<number> =>
  recipientCount(
    activityOffLetter.topic,
    sql<boolean>`person.id <> ${by} and exists (select from activity_attendees attendee
      where attendee.activity_id = ${activityId} and attendee.user_id = person.id)
      and not exists (select from mail_letters mail where mail.user_id = person.id
        and mail.kind = ${sql.lit(activityOffLetter.kind)} and mail.params->>'activityId' = ${activityId}::text
        and mail.state in ('QUEUED', 'HELD') and mail.digest_id is null and mail.tries = 0
        and mail.next_try_at > now())`,
  );

/** Tells people on the list of an activity that it is cancelled, or not open any more. */
export async function notifyPlanIsOff(
  tx: Em,
  before: Plan,
  after: Plan,
  userIds: string[],
): Promise<void> {
  const thing = thingOf(after);
  await dropDelayed(tx, activityChangedLetter, thing, userIds);
  // To them it is off still.
  const known = await dropDelayed(tx, activityBackLetter, thing, userIds);
  const isKnown = new Set(known.map(({ userId }) => userId));
  await notifyFolded(tx, activityOffLetter, {
    userIds: userIds.filter((id) => !isKnown.has(id)),
    ...aboutPlan(after, 'off'),
    params: {
      // A text that nobody approved may have taken its place.
      ...namedPlan(before),
      how: after.status === 'CANCELLED' ? 'CANCELLED' : 'HIDDEN',
      was: spanOf(before),
    },
    fold: (_, latest) => latest,
  });
}

/** Tells people on the list of an activity that it takes place after all. */
export async function notifyPlanIsBack(tx: Em, after: Plan, userIds: string[]): Promise<void> {
  const now = spanOf(after);
  // To them it never was off. They hear only of another time or place.
  const dropped = await dropDelayed(tx, activityOffLetter, thingOf(after), userIds);
  const isKnown = new Set(
    dropped.flatMap(({ userId, params }) => {
      const { was } = activityOffLetter.params.parse(params);
      return isDeepStrictEqual(was, now) ? [userId] : [];
    }),
  );
  await notifyFolded(tx, activityBackLetter, {
    userIds: userIds.filter((id) => !isKnown.has(id)),
    ...aboutPlan(after, 'back'),
    params: { ...namedPlan(after), now },
    fold: (_, latest) => latest,
  });
}

/** What names a change of an activity, once for each version of it. */
const aboutPlan = ({ id, version, communityId }: Plan, what: string) => ({
  event: `activity:${id}:${what}:${version}`,
  communityId,
  thing: thingOf({ id }),
});

/** The activity that emails are about, so that they are folded (`notifyFolded`). */
export const thingOf = ({ id }: Pick<Plan, 'id'>) => ({ param: 'activityId', id });

/** The activity a letter is about, in its params. */
export const namedPlan = ({ id, title }: Plan) => ({ activityId: id, title });

/** When and where an activity is, in the params of a letter. */
export const spanOf = ({ when, endsAt, place }: Plan) => ({
  when: when?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  place,
});
