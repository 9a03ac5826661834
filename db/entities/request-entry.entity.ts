import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { requestEntryKinds, requestStates, roles } from '../enums.ts';
import { ServiceRequest } from './service-request.entity.ts';
import { createdAt, language, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** A line in the history of a request. Lines are only ever added; their words go when they are forgotten. */
export const RequestEntry = defineEntity({
  name: 'RequestEntry',
  tableName: 'request_entries',
  properties: {
    id: uuidKey(),
    request: () => p.manyToOne(ServiceRequest).ref().deleteRule('cascade'),
    kind: p.enum(requestEntryKinds),
    /** Null once their account is deleted. */
    author: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** The role the author held then. */
    authorRole: p.enum(roles).nullable(),
    /** Whether they acted for the desk, or for themselves. */
    byDesk: p.boolean().default(false),
    fromState: p.enum(requestStates).nullable(),
    toState: p.enum(requestStates).nullable(),
    /** Of a STATE line that plans it: for which day. */
    plannedFor: p.date().nullable(),
    words: p.text().nullable(),
    language: language(),
    /** Of a MESSAGE, and of UNNEEDED: whether only the desk and one person read it. */
    isPrivate: p.boolean().default(false),
    /** That person; null for words to everybody whom the request affects. */
    person: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'request_entries_request_index', properties: ['request', 'createdAt', 'id'] },
    { name: 'request_entries_author_index', properties: ['author', 'createdAt'] },
    { name: 'request_entries_person_index', properties: ['person'] },
  ],
  checks: [
    {
      name: 'request_entries_private_check',
      expression: `kind in ('MESSAGE', 'UNNEEDED') or (not is_private and person_id is null)`,
    },
    {
      name: 'request_entries_unneeded_check',
      expression: `kind <> 'UNNEEDED' or (is_private and not by_desk)`,
    },
    {
      name: 'request_entries_state_check',
      expression: `(kind = 'STATE') = (to_state is not null)`,
    },
    { name: 'request_entries_note_check', expression: `kind <> 'NOTE' or by_desk` },
    {
      name: 'request_entries_contractor_check',
      expression: `kind <> 'CONTRACTOR' or (not by_desk and author_role is null)`,
    },
  ],
});
export type RequestEntry = InferEntity<typeof RequestEntry>;
