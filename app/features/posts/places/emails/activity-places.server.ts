import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Language } from '#db/enums.ts';
import { defineLetter, type Block } from '#app/features/mail/outbox/letter.ts';
import {
  dropDelayed,
  notifyFolded,
  rewriteLetter,
  unsentLetters,
} from '#app/features/mail/outbox/fold-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { recipientsOf, notify } from '#app/features/mail/outbox/queue-letters.server.ts';
import { activityParams, openActivity, spanParams, whenAndWhere } from './activity-facts.server.ts';
import { lockPlans, placesTaken, takesPlace, type Plan } from '../plan.server.ts';
import { namedPlan, spanOf, thingOf } from './activity-plan.server.ts';

/** Tells the first in line that they have a place now. */
export const placeFreeLetter = defineLetter({
  kind: 'ACTIVITY_PLACE_FREE',
  topic: 'ATTENDING',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: activityParams.extend({ at: spanParams }),
  current: async (em, { params: { activityId }, userId }) => {
    const place = await kysely(em)
      .selectFrom('activity_attendees')
      .select('activity')
      .where('activity', '=', activityId)
      .where('user', '=', userId)
      .where('ticket', 'is', null)
      .executeTakeFirst();
    const plan = (await lockPlans(em, place ? [activityId] : [])).get(activityId);
    return plan && takesPlace(plan) ? { ...namedPlan(plan), at: spanOf(plan) } : null;
  },
  thread: ({ activityId }) => postPath('ACTIVITY', activityId),
  write: (writing) => {
    const { params, language } = writing;
    const { activityId, title, at } = params;
    return {
      subject: translate(language, 'activityEmails.free.subject', { title }),
      preview: translate(language, 'activityEmails.free.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, 'activityEmails.free.heading') },
        { kind: 'text', text: translate(language, 'activityEmails.free.text', { title }) },
        whenAndWhere(language, at),
        { kind: 'text', text: translate(language, 'activityEmails.free.orLeave') },
        openActivity(writing, activityId),
      ],
      because: translate(language, 'activityEmails.because'),
    };
  },
});

/** What somebody did about an activity, as its organizer hears it. */
const comings = ['JOINED', 'WAITS', 'PLACED', 'LEFT'] as const;
export type Coming = (typeof comings)[number];

/** The most people that an email names; the others are counted. */
const mostNamed = 20;
/** The most people that a waiting email remembers. */
const mostKept = 200;

/** Tells the organizer of an activity who joined it or left it, and how many come now. */
export const activityPeopleLetter = defineLetter({
  kind: 'ACTIVITY_PEOPLE',
  topic: 'OWN_ACTIVITIES',
  urgency: 'ORDINARY',
  heldFor: 'anybody',
  params: activityParams.extend({
    name: z.string(),
    what: z.enum(comings),
    /** What others did before, since the last email: each person once. */
    others: z
      .array(z.object({ person: z.string(), name: z.string(), what: z.enum(comings) }))
      .optional(),
    /** Whom it is about; emails that were queued before this was kept have nobody. */
    person: z.string().optional(),
    going: z.int(),
    waiting: z.int(),
    capacity: z.int().nullable(),
  }),
  thread: ({ activityId }) => postPath('ACTIVITY', activityId),
  write: (writing) => {
    const { params, language, formats } = writing;
    const { activityId, going, waiting, capacity } = params;
    const { start, ...named } = whoCame(language, params);
    return {
      ...named,
      blocks: [
        ...start,
        {
          kind: 'facts',
          rows: [
            capacity === null
              ? {
                  label: translate(language, 'activityEmails.people.going'),
                  value: formats.number(going),
                }
              : {
                  label: translate(language, 'activityEmails.people.spots'),
                  value: translate(language, 'activityEmails.people.spotsTaken', {
                    going: formats.number(going),
                    capacity: formats.number(capacity),
                  }),
                },
            ...(waiting > 0
              ? [
                  {
                    label: translate(language, 'activityEmails.people.waiting'),
                    value: formats.number(waiting),
                  },
                ]
              : []),
          ],
        },
        openActivity(writing, activityId),
      ],
      because: translate(language, 'activityEmails.people.because'),
    };
  },
});

type People = z.output<(typeof activityPeopleLetter)['params']>;

/** What somebody did, or several people, in words. */
function whoCame(
  language: Language,
  { title, name, what, others = [] }: People,
): { subject: string; preview: string; start: Block[] } {
  const words = { name, title };
  if (others.length === 0) {
    const text = translate(language, `activityEmails.people.${what}.text`, words);
    const heading = translate(language, `activityEmails.people.${what}.heading`, { name });
    return {
      subject: translate(language, `activityEmails.people.${what}.subject`, words),
      preview: text,
      start: [
        { kind: 'heading', text: heading },
        { kind: 'text', text },
      ],
    };
  }
  const everybody = [...others, { name, what }];
  const rest = everybody.length - mostNamed;
  const count = { count: everybody.length, title };
  const text = translate(language, 'activityEmails.people.several.text', count);
  const lines = everybody
    .slice(-mostNamed)
    .map((one) =>
      translate(language, `activityEmails.people.${one.what}.heading`, { name: one.name }),
    );
  return {
    subject: translate(language, 'activityEmails.people.several.subject', count),
    preview: text,
    start: [
      { kind: 'heading', text: translate(language, 'activityEmails.people.several.heading') },
      { kind: 'text', text },
      { kind: 'list', entries: lines.map((line) => ({ text: line })) },
      ...(rest > 0
        ? [
            {
              kind: 'text' as const,
              text: translate(language, 'activityEmails.people.several.more', { count: rest }),
            },
          ]
        : []),
    ],
  };
}

/** One email about everybody in both, each with what they did last. */
function foldPeople(waiting: People, latest: People): People {
  const { person = '', name, what, others = [] } = waiting;
  const before = [...others, { person, name, what }].filter((one) => one.person !== latest.person);
  return { ...latest, others: before.slice(-mostKept) };
}

/** Tells people who waited for a place in an activity that they have one. */
export const notifyPlaceFree = (tx: Em, plan: Plan, userIds: string[]) =>
  notify(tx, placeFreeLetter, {
    userIds,
    // Somebody can leave, wait again and get another place.
    event: `activity:${plan.id}:place:${randomUUID()}`,
    communityId: plan.communityId,
    holdsUnconfirmed: true,
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
  await notifyFolded(tx, activityPeopleLetter, {
    userIds: [authorId],
    thing: thingOf(plan),
    fold: foldPeople,
    event: `activity:${id}:${what.toLowerCase()}:${randomUUID()}`,
    communityId,
    params: {
      ...namedPlan(plan),
      ...{ person: userId, name, what, capacity },
      ...(await placesTaken(tx, plan)),
    },
  });
}

/** Drops what waits to tell an organizer who joined or left an activity that is off by then. */
export const dropPeopleNews = (tx: Em, plan: Plan) =>
  dropDelayed(tx, activityPeopleLetter, thingOf(plan), [plan.authorId]);

/**
 * Makes true again what an organizer is told by an email that waits: who of those that it names has a place by now, or
 * left the line, and how many go. One that has nobody left to name is dropped. The activity is locked.
 */
export async function refreshOrganizer(tx: Em, plan: Plan): Promise<void> {
  const { id, authorId, capacity } = plan;
  const letters = await unsentLetters(tx, activityPeopleLetter, thingOf(plan), [authorId]);
  if (letters.length === 0) return;
  const list = await kysely(tx)
    .selectFrom('activity_attendees')
    .select(['user', 'ticket'])
    .where('activity', '=', id)
    .execute();
  const ticketOf = new Map(list.map(({ user, ticket }) => [user, ticket]));
  const facts = { ...namedPlan(plan), capacity, ...(await placesTaken(tx, plan)) };
  for (const letter of letters) {
    const { others = [], ...last } = activityPeopleLetter.params.parse(letter.params);
    const named = [...others, { person: last.person ?? '', name: last.name, what: last.what }];
    const holds = named.flatMap((one): typeof named => {
      if (one.what === 'LEFT' || one.person === '') return [one];
      const ticket = ticketOf.get(one.person);
      if (ticket === undefined) return [];
      return [one.what === 'WAITS' && ticket === null ? { ...one, what: 'PLACED' } : one];
    });
    const latest = holds.pop();
    await rewriteLetter(
      tx,
      letter.id,
      latest ? { ...last, ...latest, ...facts, others: holds } : null,
    );
  }
}
