import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { importStates } from '../enums.ts';
import { Community } from './community.entity.ts';
import { createdAt, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** A list of people that somebody brought from a file. One that is never saved is deleted after a day. */
export const PeopleImport = defineEntity({
  name: 'PeopleImport',
  tableName: 'people_imports',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    createdBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** Null for a list that was pasted. */
    fileName: p.text().nullable(),
    state: p.enum(importStates).default('PREVIEW'),
    /** The cells as they were read, row by row; emptied once the list is saved. */
    rows: p.json<string[][]>(),
    /** Which column holds what; null while nobody has changed the guess. */
    mapping: p.json<Record<string, unknown>>().nullable(),
    /** How many of each kind were saved. */
    summary: p.json<Record<string, number>>().nullable(),
    /** What saving changed, for as long as it can be taken back. */
    undo: p.json<Record<string, unknown>>().nullable(),
    createdAt: createdAt(),
    savedAt: moment().nullable(),
  },
  indexes: [
    { name: 'people_imports_community_index', properties: ['community', 'createdAt'] },
    { name: 'people_imports_created_by_index', properties: ['createdBy'] },
    { name: 'people_imports_state_index', properties: ['state', 'createdAt'] },
  ],
});
export type PeopleImport = InferEntity<typeof PeopleImport>;
