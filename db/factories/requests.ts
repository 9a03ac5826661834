import type { EntityManager } from '@mikro-orm/core';
import {
  RequestEntry,
  RequestPlace,
  ServiceRequest,
  type Community,
  type User,
} from '../entities/index.ts';

type Given<Entity> = Partial<Omit<Entity, 'id'>> & { id?: string };

let counter = 1000;

/** A common place that requests can be about. */
export const makeRequestPlace = (
  em: EntityManager,
  community: Community,
  given: Given<Omit<RequestPlace, 'community'>> = {},
): RequestPlace =>
  em.create(RequestPlace, {
    name: 'Elevator B',
    translation: { name: 'Ascenseur B' },
    ...given,
    community,
  });

/** A request of a person's own unit, new unless it says otherwise. With a place it is shared. */
export function makeRequest(
  em: EntityManager,
  author: User,
  community: Community,
  {
    place = null,
    ...given
  }: Given<
    Omit<ServiceRequest, 'author' | 'community' | 'place' | 'unit' | 'mergedInto' | 'assignee'>
  > & {
    place?: RequestPlace | null;
  } = {},
): ServiceRequest {
  const number = given.number ?? (counter += 1);
  const { state = 'NEW', createdAt = new Date() } = given;
  const isClosed = state === 'DONE' || state === 'DECLINED';
  return em.create(ServiceRequest, {
    category: 'WATER',
    text: 'The kitchen tap drips, day and night.',
    unitLabel: '101',
    isShared: place !== null,
    closedAt: isClosed ? createdAt : null,
    firstAnsweredAt: state === 'NEW' ? null : createdAt,
    waitingSince: state === 'NEW' || state === 'REOPENED' ? createdAt : null,
    ref: `T-${number}`,
    ...given,
    ...{ number, state, createdAt, author, community, place },
  });
}

/** A line in the history of a request, of the desk's unless it says otherwise. */
export const makeRequestEntry = (
  em: EntityManager,
  request: ServiceRequest,
  author: User,
  given: Given<Omit<RequestEntry, 'request' | 'author' | 'person'>> & {
    kind: RequestEntry['kind'];
    person?: User | null;
  },
): RequestEntry =>
  em.create(RequestEntry, { byDesk: true, authorRole: author.role, ...given, request, author });
