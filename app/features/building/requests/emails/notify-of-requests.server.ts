import { MailLetter, type ServiceRequest } from '#db/entities/index.ts';
import type { Language, RequestState } from '#db/enums.ts';
import type { LetterKind } from '#app/features/mail/outbox/letter.ts';
import {
  notify,
  queueLetters,
  recipientsOf,
} from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { deskOf, isAtDesk } from '#app/features/residency/memberships/desk-people.server.ts';
import { undoMergeMs } from '../limits.ts';
import { isOutcome } from '../state-machine.ts';
import { aboutOf, paramsForPeople, peopleOf, type About } from './request-people.server.ts';
import {
  requestAtDeskLetter,
  requestChangedLetter,
  requestMergedLetter,
  requestMessageLetter,
  requestReceivedLetter,
} from './request-emails.server.ts';

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
