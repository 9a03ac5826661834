import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
import { createdAt, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/**
 * A file of a community: what is attached to a notice, or kept among its records. Its content is in the
 * store of photos under its id. Whoever shows it says who may have it; it has no address of its own.
 */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_files',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref(),
    /** Null once that person has gone. */
    uploadedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** The name it is saved under, with the ending of what it is. */
    name: p.text(),
    /** By its content. */
    mediaType: p.text(),
    /** Its size. */
    bytes: p.integer(),
    /** Whether a PDF has text that can be searched; null where nobody looked. */
    hasText: p.boolean().nullable(),
    /** Since when it waits for a form that is still being corrected; null for one that is in use. */
    waitingSince: moment().nullable(),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'stored_files_community_index', properties: ['community'] },
    { name: 'stored_files_uploaded_by_index', properties: ['uploadedBy'] },
    {
      name: 'stored_files_waiting_index',
      properties: ['waitingSince'],
      where: { waitingSince: { $ne: null } },
    },
  ],
  checks: [{ name: 'stored_files_bytes_check', expression: 'bytes > 0' }],
});
export type StoredFile = InferEntity<typeof StoredFile>;
