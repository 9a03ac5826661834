import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { recipientsOf, notify } from '#app/features/mail/outbox/recipients.server.ts';
import { activityParams, openActivity, spanParams, whenAndWhere } from './activity-facts.server.ts';
import { placesTaken, type Plan } from '../plan.server.ts';
import { namedPlan, spanOf } from './activity-plan.server.ts';

/** Tells the first in line that they have a place now. */
export const placeFreeLetter = defineLetter({
  kind: 'ACTIVITY_PLACE_FREE',
  topic: 'ATTENDING',
  params: activityParams.extend({ at: spanParams }),
  write: (writing) => {
    const { params, language } = writing;
    const { activityId, title, at } = params;
    return {
      subject: translate(language, 'activityLetters.free.subject', { title }),
      preview: translate(language, 'activityLetters.free.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, 'activityLetters.free.heading') },
        { kind: 'text', text: translate(language, 'activityLetters.free.text', { title }) },
        whenAndWhere(language, at),
        { kind: 'text', text: translate(language, 'activityLetters.free.orLeave') },
        openActivity(writing, activityId),
      ],
      because: translate(language, 'activityLetters.because'),
    };
  },
});

/** What somebody did about an activity, as its organizer hears it. */
const comings = ['JOINED', 'WAITS', 'LEFT'] as const;
export type Coming = (typeof comings)[number];

/** Tells the organizer of an activity who joined it or left it, and how many come now. */
export const activityPeopleLetter = defineLetter({
  kind: 'ACTIVITY_PEOPLE',
  topic: 'OWN_ACTIVITIES',
  params: activityParams.extend({
    name: z.string(),
    what: z.enum(comings),
    going: z.int(),
    waiting: z.int(),
    capacity: z.int().nullable(),
  }),
  write: (writing) => {
    const { params, language, formats } = writing;
    const { activityId, title, name, what, going, waiting, capacity } = params;
    const words = { name, title };
    return {
      subject: translate(language, `activityLetters.people.${what}.subject`, words),
      preview: translate(language, `activityLetters.people.${what}.text`, words),
      blocks: [
        {
          kind: 'heading',
          text: translate(language, `activityLetters.people.${what}.heading`, { name }),
        },
        { kind: 'text', text: translate(language, `activityLetters.people.${what}.text`, words) },
        {
          kind: 'facts',
          rows: [
            {
              label: translate(language, 'activityLetters.people.going'),
              value:
                capacity === null
                  ? formats.number(going)
                  : translate(language, 'activities.places', { going, count: capacity }),
            },
            ...(waiting > 0
              ? [
                  {
                    label: translate(language, 'activityLetters.people.waiting'),
                    value: formats.number(waiting),
                  },
                ]
              : []),
          ],
        },
        openActivity(writing, activityId),
      ],
      because: translate(language, 'activityLetters.people.because'),
    };
  },
});

/** Tells people who waited for a place in an activity that they have one. */
export const notifyPlaceFree = (tx: Em, plan: Plan, userIds: string[]) =>
  notify(tx, placeFreeLetter, {
    userIds,
    // Somebody can leave, wait again and get another place.
    event: `activity:${plan.id}:place:${randomUUID()}`,
    communityId: plan.communityId,
    params: { ...namedPlan(plan), at: spanOf(plan) },
  });

/** Tells the organizer of an activity who joined it, waits for a place in it, or left it. */
export async function notifyOrganizer(
  tx: Em,
  plan: Plan,
  { userId, what }: { userId: string; what: Coming },
): Promise<void> {
  const { id, authorId, communityId, capacity } = plan;
  if ((await recipientsOf(tx, [authorId], activityPeopleLetter.topic)).length === 0) return;
  const { name } = await kysely(tx)
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await notify(tx, activityPeopleLetter, {
    userIds: [authorId],
    event: `activity:${id}:${what.toLowerCase()}:${randomUUID()}`,
    communityId,
    params: { ...namedPlan(plan), name, what, capacity, ...(await placesTaken(tx, plan)) },
  });
}
