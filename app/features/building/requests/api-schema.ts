import { z } from 'zod';
import {
  languages,
  mayEnterAnswers,
  requestCategories,
  requestEntryKinds,
  requestStates,
} from '#db/enums.ts';
import { communityParams } from '#app/features/communities/communities/api-schema.ts';
import { moment } from '#app/lib/api/fields.ts';
import { pageQuery } from '#app/lib/api/page-query.server.ts';

/** The path parameters of an endpoint about one request. */
export const requestParams = communityParams.extend({
  ref: z.string().max(40).meta({ description: 'Its reference, such as HP-1042' }),
});

/** `?state=&limit=&after=` of the list. */
export const requestListQuery = pageQuery.extend({
  state: z.enum(requestStates, { error: 'requests.stateUnknown' }).optional(),
});

export type RequestListQuery = z.output<typeof requestListQuery>;

const onlyForDesk = 'For moderators only';
const notForJoiners = 'For its author and moderators only';
const person = z.object({ id: z.uuid(), name: z.string() });

/** A request as /api/communities/{slug or id}/requests returns it. */
export const requestApiSchema = z
  .object({
    id: z.uuid(),
    ref: z.string(),
    communityId: z.uuid(),
    place: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .meta({ description: 'The common place it is about; null for a unit' }),
    unit: z
      .string()
      .nullable()
      .meta({ description: `The author’s unit. ${notForJoiners}` }),
    category: z.enum(requestCategories),
    text: z.string().nullable().meta({ description: 'Null once the personal words are deleted' }),
    language: z.enum(languages).meta({ description: 'The language of `text`' }),
    images: z.string().array(),
    mayEnter: z.enum(mayEnterAnswers).nullable().meta({ description: notForJoiners }),
    phone: z.string().nullable().meta({ description: notForJoiners }),
    state: z.enum(requestStates),
    plannedFor: z.iso.date().nullable(),
    isShared: z.boolean().meta({ description: 'Whether neighbours may join it' }),
    affected: z.int().meta({ description: 'How many people it affects' }),
    mergedInto: z
      .string()
      .nullable()
      .meta({ description: 'The reference of the one it goes on as' }),
    author: person.nullable().meta({ description: onlyForDesk }),
    assignee: person.nullable().meta({ description: onlyForDesk }),
    version: z.int(),
    createdAt: moment,
    updatedAt: moment,
    firstAnsweredAt: moment.nullable(),
    closedAt: moment.nullable(),
  })
  .meta({ id: 'Request' });

export type RequestJson = z.output<typeof requestApiSchema>;

/** The same with its history. */
export const wholeRequestApiSchema = requestApiSchema
  .extend({
    history: z
      .object({
        kind: z.enum(requestEntryKinds),
        byDesk: z.boolean(),
        fromState: z.enum(requestStates).nullable(),
        toState: z.enum(requestStates).nullable(),
        plannedFor: z.iso.date().nullable(),
        words: z.string().nullable(),
        language: z.enum(languages),
        createdAt: moment,
      })
      .array()
      .meta({ description: 'Oldest first. Notes are for moderators only' }),
  })
  .meta({ id: 'WholeRequest' });

export type WholeRequestJson = z.output<typeof wholeRequestApiSchema>;
