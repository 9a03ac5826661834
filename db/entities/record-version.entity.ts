import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { RecordDocument } from './record-document.entity.ts';
import { createdAt, uuidKey } from './shared.ts';
import { StoredFile } from './stored-file.entity.ts';
import { User } from './user.entity.ts';

/** One file of a document on the records shelf. The one with the highest number is the present one. */
export const RecordVersion = defineEntity({
  name: 'RecordVersion',
  tableName: 'record_versions',
  properties: {
    id: uuidKey(),
    record: () => p.manyToOne(RecordDocument).ref().deleteRule('cascade'),
    /** From 1. */
    number: p.integer(),
    /** What changed, for readers; null for the first one. */
    note: p.text().nullable(),
    file: () => p.manyToOne(StoredFile).ref(),
    downloads: p.integer().default(0),
    uploadedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  uniques: [{ name: 'record_versions_record_number_unique', properties: ['record', 'number'] }],
  indexes: [
    { name: 'record_versions_file_index', properties: ['file'] },
    { name: 'record_versions_uploaded_by_index', properties: ['uploadedBy'] },
  ],
  checks: [{ name: 'record_versions_number_check', expression: 'number > 0 and downloads >= 0' }],
});
export type RecordVersion = InferEntity<typeof RecordVersion>;
