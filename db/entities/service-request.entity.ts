import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { mayEnterAnswers, requestCategories, requestStates } from '../enums.ts';
import { Community } from './community.entity.ts';
import { RequestPlace } from './request-place.entity.ts';
import {
  createdAt,
  language,
  moment,
  updatedAt,
  uuidKey,
  version,
  words,
  wordsIndex,
} from './shared.ts';
import { Unit } from './unit.entity.ts';
import { User } from './user.entity.ts';

/** A resident's request to the board or the manager: something that is to be mended, or looked at. */
export const ServiceRequest = defineEntity({
  name: 'ServiceRequest',
  tableName: 'service_requests',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref(),
    /** Counts the requests of the community; the number in `ref`. */
    number: p.integer(),
    /** What a person says on the phone, such as 'HP-1042'. It stays when the community gets another name. */
    ref: p.text(),
    /** Null once their account is deleted, and once the words are forgotten. */
    author: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** The author's unit in the register, and as it was shown then. */
    unit: () => p.manyToOne(Unit).ref().nullable().deleteRule('set null'),
    unitLabel: p.text().nullable(),
    /** The common place it is about; null for the author's own unit. */
    place: () => p.manyToOne(RequestPlace).ref().nullable().deleteRule('restrict'),
    category: p.enum(requestCategories),
    /** In the author's words; null once they are forgotten. */
    text: p.text().nullable(),
    /** What `text` is written in. */
    language: language(),
    mayEnter: p.enum(mayEnterAnswers).default('CALL'),
    phone: p.text().nullable(),
    images: p.array().default([]),
    state: p.enum(requestStates).default('NEW'),
    /** The day in Ottawa for which it is planned, such as '2026-12-05'. */
    plannedFor: p.date().nullable(),
    /** Who at the desk looks after it. */
    assignee: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** Whether neighbours see that it is open, and can join it. */
    isShared: p.boolean().default(false),
    /** How many people it affects: the author and those who joined. */
    affected: p.integer().default(1),
    /** The request that it is a double of. */
    mergedInto: () => p.manyToOne(ServiceRequest).ref().nullable().deleteRule('set null'),
    /** When the desk first wrote to its author or changed its state. */
    firstAnsweredAt: moment().nullable(),
    /**
     * Since when it waits for an answer: from sending, from opening it again, or from a message of one of its people.
     * Null once the desk has answered.
     */
    waitingSince: moment().nullable(),
    /** When it was done, declined or merged; null while it is open. */
    closedAt: moment().nullable(),
    /** When the personal words in it were deleted. */
    forgottenAt: moment().nullable(),
    /** Raised by every change of the desk, by a message of its people, and by opening it again. */
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    words: words(`search_words(language, ref, text)`),
  },
  uniques: [
    { name: 'service_requests_ref_unique', properties: ['community', 'ref'] },
    { name: 'service_requests_number_unique', properties: ['community', 'number'] },
  ],
  indexes: [
    wordsIndex('service_requests'),
    {
      name: 'service_requests_community_state_index',
      properties: ['community', 'state', 'createdAt', 'id'],
    },
    {
      name: 'service_requests_community_created_index',
      properties: ['community', 'createdAt', 'id'],
    },
    {
      name: 'service_requests_desk_index',
      expression: `create index "service_requests_desk_index" on "service_requests" using btree (community_id, ((waiting_since is null)), coalesce(waiting_since, created_at), id) where (closed_at is null)`,
    },
    {
      name: 'service_requests_waiting_index',
      properties: ['community', 'waitingSince', 'id'],
      where: { waitingSince: { $ne: null } },
    },
    {
      name: 'service_requests_shared_index',
      properties: ['community', 'createdAt', 'id'],
      where: { isShared: true, closedAt: null },
    },
    { name: 'service_requests_author_index', properties: ['author', 'createdAt', 'id'] },
    { name: 'service_requests_place_index', properties: ['place', 'createdAt', 'id'] },
    { name: 'service_requests_unit_index', properties: ['unit'] },
    { name: 'service_requests_assignee_index', properties: ['assignee', 'state'] },
    { name: 'service_requests_merged_index', properties: ['mergedInto'] },
    {
      name: 'service_requests_to_forget_index',
      properties: ['closedAt'],
      where: { forgottenAt: null },
    },
  ],
  checks: [
    { name: 'service_requests_affected_check', expression: 'affected >= 1' },
    {
      name: 'service_requests_planned_check',
      expression: `state <> 'PLANNED' or planned_for is not null`,
    },
    {
      name: 'service_requests_closed_check',
      expression: `(closed_at is not null) = (state in ('DONE', 'DECLINED') or merged_into_id is not null)`,
    },
  ],
});
export type ServiceRequest = InferEntity<typeof ServiceRequest>;
