import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  RequestAnswer,
  RequestJoiner,
  UserCommunity,
  type RequestPlace,
  type ServiceRequest,
  type User,
} from '../entities/index.ts';
import type { RequestState } from '../enums.ts';
import { makeLogLine } from '../factories/index.ts';
import { makeRequest, makeRequestEntry, makeRequestPlace } from '../factories/requests.ts';
import { cityDay, daysAgo, inDaysAt } from './city-time.ts';
import { withCommunity, type DemoCommunities } from './communities.ts';
import { requestAnswers, requestPlaces, requests } from './content/requests.ts';
import type { CommunityKey } from './content/types.ts';
import type { DemoPeople } from './people.ts';

/** The number before that of the first request, and what references begin with. */
const numbering: Partial<Record<CommunityKey, { prefix: string; before: number }>> = {
  'hillsview-place': { prefix: 'HP', before: 1036 },
  'clarence-court': { prefix: 'CC', before: 1011 },
};

type Request = ReturnType<typeof withCommunity<(typeof requests)[CommunityKey][number]>>[number];

/**
 * The common places and canned answers of the demo communities, and a few requests in each state. The people are in
 * the database already.
 */
export async function seedRequests(
  em: SqlEntityManager,
  communities: DemoCommunities,
  people: DemoPeople,
  now: Date,
): Promise<void> {
  const places = seedPlaces(em, communities, now);
  for (const { community, title, text, fr } of withCommunity(communities, requestAnswers)) {
    em.create(RequestAnswer, {
      ...{ id: randomUUID(), community, title, text, language: 'en', translation: fr },
      createdAt: daysAgo(now, 290, 0),
    });
  }
  for (const [index, request] of withCommunity(communities, requests).entries()) {
    await seedRequest(em, { request, index, places, people, now });
  }
}

function seedPlaces(em: SqlEntityManager, communities: DemoCommunities, now: Date) {
  const places = new Map<string, RequestPlace>();
  for (const key of Object.keys(requestPlaces) as CommunityKey[]) {
    requestPlaces[key].forEach(([en, fr], position) => {
      const place = makeRequestPlace(em, communities[key], {
        ...{ name: en, language: 'en', translation: { name: fr }, position },
        createdAt: daysAgo(now, 300, position),
      });
      places.set(`${key} ${en}`, place);
    });
  }
  return places;
}

interface Seeding {
  request: Request;
  index: number;
  places: Map<string, RequestPlace>;
  people: DemoPeople;
  now: Date;
}

async function seedRequest(
  em: SqlEntityManager,
  { request: content, index, places, people, now }: Seeding,
): Promise<void> {
  const { community, who, language = 'en', steps, joined = 0 } = content;
  const key = community.slug as CommunityKey;
  const everyone = people.everyoneIn[key];
  const author = typeof who === 'string' ? people[who] : everyone[who + 3];
  const numbers = numbering[key];
  if (!author || !numbers) throw new Error(`Nobody to send a request of ${key}.`);
  const home = await em.findOneOrFail(UserCommunity, { user: author, community });
  const number = (numbers.before += 1);
  const createdAt = daysAgo(now, content.daysAgo, index);
  const request = makeRequest(em, author, community, {
    ...{ id: randomUUID(), number, ref: `${numbers.prefix}-${number}`, createdAt },
    ...{ category: content.category, text: content.text, language },
    ...{ mayEnter: content.mayEnter ?? 'CALL', phone: content.phone ?? null },
    unitLabel: home.condoUnit,
    place: content.place ? (places.get(`${key} ${content.place}`) ?? null) : null,
    updatedAt: createdAt,
  });
  Object.assign(request, { unit: home.unit, affected: joined + 1 });
  log(em, request, { actor: author, from: null, at: createdAt });
  everyone
    .filter((one) => one !== author)
    .slice(0, joined)
    .forEach((user, place) =>
      em.create(RequestJoiner, { request, user, createdAt: later(createdAt, 40 * (place + 1)) }),
    );
  for (const step of steps) takeStep(em, { request, step, author, people, now });
}

interface Step {
  request: ServiceRequest;
  step: Request['steps'][number];
  author: User;
  people: DemoPeople;
  now: Date;
}

function takeStep(em: SqlEntityManager, { request, step, author, people, now }: Step): void {
  const { to, words = null, note, byAuthor = false, plannedInDays } = step;
  const actor = byAuthor ? author : people.manager;
  const day = inDaysAt(now, -step.daysAgo, 9, 30);
  const at = new Date(
    Math.min(Math.max(day.getTime(), request.updatedAt.getTime() + 20 * 60_000), now.getTime()),
  );
  const plannedFor = plannedInDays === undefined ? null : cityDay(inDaysAt(now, plannedInDays, 12));
  const line = { byDesk: !byAuthor, words, language: request.language, createdAt: at };
  if (to) {
    const from = request.state;
    const isForAuthor = !byAuthor && !request.isShared && request.affected === 1;
    makeRequestEntry(em, request, actor, {
      ...{ ...line, kind: 'STATE', fromState: from, toState: to, plannedFor },
      ...(isForAuthor && { words: null }),
    });
    if (isForAuthor && words !== null) {
      makeRequestEntry(em, request, actor, {
        ...{ ...line, kind: 'MESSAGE', isPrivate: true, person: author },
        createdAt: new Date(at.getTime() + 1),
      });
    }
    const isEnd = to === 'DONE' || to === 'DECLINED';
    Object.assign(request, { state: to, plannedFor, closedAt: isEnd ? at : null });
    log(em, request, { actor, from, at });
  } else {
    makeRequestEntry(em, request, actor, {
      ...{ ...line, kind: 'MESSAGE', isPrivate: true, person: author },
    });
  }
  if (note) {
    makeRequestEntry(em, request, actor, { ...line, kind: 'NOTE', words: note, language: 'en' });
  }
  Object.assign(request, {
    updatedAt: at,
    waitingSince: byAuthor ? at : null,
    version: request.version + 1,
    firstAnsweredAt: request.firstAnsweredAt ?? (byAuthor ? null : at),
  });
}

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

function log(
  em: SqlEntityManager,
  request: ServiceRequest,
  { actor, from, at }: { actor: User; from: RequestState | null; at: Date },
): void {
  const { ref: title, category, state, plannedFor } = request;
  const action = from === null ? 'SUBMIT' : state === 'REOPENED' ? 'REOPEN' : 'CHANGE';
  makeLogLine(em, {
    subjectType: 'REQUEST',
    subjectId: request.id,
    community: request.community.unwrap(),
    actor,
    action,
    fromStatus: from,
    toStatus: state,
    snapshot: { title, category, state, ...(plannedFor && { plannedFor }) },
    createdAt: at,
  });
}
