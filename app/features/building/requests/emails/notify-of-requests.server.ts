import { MailLetter, type Community, type ServiceRequest } from '#db/entities/index.ts';
import { languages, type Language, type RequestState } from '#db/enums.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import type { LetterKind } from '#app/features/mail/outbox/letter.ts';
import {
  notify,
  queueLetters,
  recipientsOf,
} from '#app/features/mail/outbox/queue-letters.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { deskOf, isAtDesk } from '#app/features/residency/memberships/desk-people.server.ts';
import { undoMergeMs } from '../limits.ts';
import { isOutcome } from '../state-machine.ts';
import {
  requestAtDeskLetter,
  requestChangedLetter,
  requestMergedLetter,
  requestMessageLetter,
  requestReceivedLetter,
} from './request-emails.server.ts';

interface About {
  community: Community;
  request: ServiceRequest;
}

type Words = { text: string; language: Language } | null;

/** Confirms a new request to its author at once, and tells the desk of it, in the transaction that saves it. */
export async function notifySent(tx: Em, actor: Actor, about: About): Promise<void> {
  const { community, request } = about;
  const params = await aboutOf(tx, about);
  const text = request.text ?? '';
  await atOnce(tx, requestReceivedLetter, {
    userIds: [actor.id],
    event: `request:${request.id}`,
    communityId: community.id,
    params: () => ({ ...params, text, phone: community.managerPhone ?? null }),
  });
  const words = { text, language: request.language };
  await notifyDesk(tx, actor, { ...about, entryId: request.id, what: 'NEW', words });
}

/**
 * Tells the desk what a resident made of a request, in the transaction of it: who looks after it, or else all who work
 * there, but not the resident.
 */
export async function notifyDesk(
  tx: Em,
  actor: Actor,
  {
    entryId,
    what,
    words,
    ...about
  }: About & {
    entryId: string;
    what: 'NEW' | 'MESSAGE' | 'REOPENED' | 'CLOSED' | 'UNNEEDED';
    words: Words;
  },
): Promise<void> {
  const { community } = about;
  const people = await deskFor(tx, about);
  await notify(tx, requestAtDeskLetter, {
    userIds: people.filter((id) => id !== actor.id),
    event: `request-desk:${entryId}`,
    communityId: community.id,
    params: { ...(await aboutOf(tx, about)), what, name: actor.name, words },
  });
}

/**
 * Tells the desk that a contractor says the work is done, in the transaction of it: who looks after the request, or
 * else all who work there.
 */
export async function notifyWorkDone(
  tx: Em,
  { entryId, words, ...about }: About & { entryId: string; words: Words },
): Promise<void> {
  const { community } = about;
  await notify(tx, requestAtDeskLetter, {
    userIds: await deskFor(tx, about),
    event: `request-desk:${entryId}`,
    communityId: community.id,
    params: { ...(await aboutOf(tx, about)), what: 'WORK_DONE', name: '', words },
  });
}

/** Tells somebody at the desk that a request was assigned to them, in the transaction of it. */
export async function notifyAssigned(
  tx: Em,
  actor: Actor,
  { assigneeId, ...about }: About & { assigneeId: string },
): Promise<void> {
  const { community, request } = about;
  const { text, language } = request;
  await notify(tx, requestAtDeskLetter, {
    userIds: [assigneeId],
    event: `request-assigned:${request.id}:${request.version}`,
    communityId: community.id,
    params: {
      ...{ ...(await aboutOf(tx, about)), what: 'ASSIGNED', name: actor.name },
      words: text ? { text, language } : null,
    },
  });
}

/** Who looks after a request, as long as they work at the desk; or else all who do. */
async function deskFor(tx: Em, { community, request }: About): Promise<string[]> {
  const id = request.assignee?.id;
  return id && (await isAtDesk(tx, community.id, id)) ? [id] : deskOf(tx, community.id);
}

type Told = { kind: 'STATE'; state: RequestState; plannedFor: string | null } | { kind: 'MESSAGE' };

/**
 * Tells the author of a request and those who joined it what became of it, or brings them what the desk wrote, in the
 * transaction of it: outcomes at once, the rest as they chose. `only` names the one person a message is for. Nobody
 * is told of what they did themselves.
 */
export async function notifyPeople(
  tx: Em,
  actor: Pick<Actor, 'id'>,
  {
    entryId,
    only,
    what,
    words,
    ...about
  }: About & { entryId: string; only: string | null; what: Told; words: Words },
): Promise<void> {
  const { community, request } = about;
  const people = await peopleOf(tx, request);
  const all = only === null ? people : people.filter((id) => id === only);
  const paramsFor = await paramsForPeople(tx, about);
  const event = {
    userIds: all.filter((id) => id !== actor.id),
    event: `request-entry:${entryId}`,
    communityId: community.id,
  };
  if (what.kind === 'MESSAGE') {
    return asChosen(tx, requestMessageLetter, {
      ...event,
      params: (userId) => ({ ...paramsFor(userId), words }),
    });
  }
  const { state, plannedFor } = what;
  const send = isOutcome(state) ? atOnce : asChosen;
  return send(tx, requestChangedLetter, {
    ...event,
    params: (userId) => ({ ...paramsFor(userId), state, plannedFor, words }),
  });
}

/**
 * Tells the people of a request that it goes on as another one, in the transaction of it. The emails leave once the
 * desk has had time to undo it.
 */
export async function notifyMerged(
  tx: Em,
  actor: Pick<Actor, 'id'>,
  { into, ...about }: About & { into: string },
): Promise<void> {
  const { community, request } = about;
  const paramsFor = await paramsForPeople(tx, about);
  const people = await peopleOf(tx, request);
  await asChosen(tx, requestMergedLetter, {
    userIds: people.filter((id) => id !== actor.id),
    event: mergeEventOf(request.id),
    communityId: community.id,
    params: (userId) => ({ ...paramsFor(userId), into }),
    notBefore: new Date(Date.now() + undoMergeMs),
  });
}

/** Drops the emails about a merge that have not left, because it was undone. */
export async function dropMerged(tx: Em, { id }: Pick<ServiceRequest, 'id'>): Promise<void> {
  await tx.nativeDelete(MailLetter, {
    kind: requestMergedLetter.kind,
    event: mergeEventOf(id),
    state: { $in: ['QUEUED', 'HELD'] },
    digest: null,
  });
}

const mergeEventOf = (requestId: string): string => `request-merged:${requestId}`;

interface Event<Params> {
  userIds: string[];
  event: string;
  communityId: string;
  /** What one of the people is told. */
  params: (userId: string) => Params;
  /** The emails leave no sooner than that. */
  notBefore?: Date;
}

/** Emails people as they chose. */
const asChosen = <Params>(
  tx: Em,
  kind: LetterKind<Params> & { topic: 'REQUESTS' },
  event: Event<Params>,
): Promise<void> => queue(tx, kind, event, false);

/** Emails people at once, but for those who chose never. */
const atOnce = <Params>(
  tx: Em,
  kind: LetterKind<Params> & { topic: 'REQUESTS' },
  event: Event<Params>,
): Promise<void> => queue(tx, kind, event, true);

async function queue<Params>(
  tx: Em,
  kind: LetterKind<Params> & { topic: 'REQUESTS' },
  { userIds, params, ...event }: Event<Params>,
  isAtOnce: boolean,
): Promise<void> {
  const recipients = await recipientsOf(tx, userIds, kind.topic);
  await queueLetters(
    tx,
    kind,
    recipients.map(({ held, ...to }) => ({
      ...event,
      to,
      held: held && !isAtOnce,
      params: params(to.userId),
    })),
  );
}

/** The author of a request and those who joined it, as far as they still live here. */
export async function peopleOf(
  tx: Em,
  { id, author, community }: ServiceRequest,
): Promise<string[]> {
  const joiners = await kysely(tx)
    .selectFrom('request_joiners')
    .select('user')
    .where('request', '=', id)
    .execute();
  const all = [...(author ? [author.id] : []), ...joiners.map(({ user }) => user)];
  if (all.length === 0) return [];
  const members = await kysely(tx)
    .selectFrom('user_communities as membership')
    .select('membership.user')
    .where('membership.community', '=', community.id)
    .where('membership.user', 'in', all)
    .where(isCurrentMembership('membership'))
    .execute();
  return members.flatMap(({ user }) => user ?? []);
}

/**
 * What an email to one of a request's people names: its author, or a neighbour, who isn't told which unit it is (rules
 * 35.4).
 */
async function paramsForPeople(tx: Em, about: About) {
  const { request } = about;
  const shared = await aboutOf(tx, about);
  const mergedFrom = await mergedInto(tx, request);
  const unnamed = {
    en: translate('en', 'requests.aUnit'),
    fr: translate('fr', 'requests.aUnit'),
  };
  return (userId: string) => {
    const isAuthor = userId === request.author?.id;
    return {
      ...shared,
      where: isAuthor || request.place ? shared.where : unnamed,
      isAuthor,
      mergedFrom: mergedFrom.get(userId) ?? null,
    };
  };
}

/** The request of each person whose own one goes on as this one. */
async function mergedInto(tx: Em, { id }: ServiceRequest): Promise<Map<string, string>> {
  const rows = await kysely(tx)
    .selectFrom('request_joiners as joiner')
    .innerJoin('service_requests as merged', (join) =>
      join
        .onRef('merged.mergedInto', '=', 'joiner.request')
        // Whoever comes along with a merged request joins at the moment it is closed.
        .onRef('merged.closedAt', '=', 'joiner.createdAt'),
    )
    .select(['joiner.user', 'merged.ref'])
    .where('joiner.request', '=', id)
    .execute();
  return new Map(rows.map(({ user, ref }) => [user, ref]));
}

/** What every email about a request names, for those who may know its unit. */
async function aboutOf(tx: Em, { community, request }: About) {
  const place = request.place && (await placeOf(tx, request.place.id));
  const whereIn = (language: Language): string => {
    if (place) return sideFor(language, place).name;
    return request.unitLabel ? unitLabel(language, request.unitLabel) : '';
  };
  const [en, fr] = languages.map(whereIn);
  return {
    ...{ community: community.name, slug: community.slug },
    ...{ ref: request.ref, category: request.category },
    where: { en: en ?? '', fr: fr ?? '' },
  };
}

const placeOf = (tx: Em, id: string) =>
  kysely(tx)
    .selectFrom('request_places')
    .select(['name', 'language', 'translation'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
