import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { folderKinds, recordAccess } from '../enums.ts';
import { Community } from './community.entity.ts';
import { createdAt, language, translation, translationCheck, uuidKey } from './shared.ts';

/** A folder of a community's records shelf. */
export const RecordFolder = defineEntity({
  name: 'RecordFolder',
  tableName: 'record_folders',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    /** The catalogue names every kind but CUSTOM. */
    kind: p.enum(folderKinds),
    /** Of a CUSTOM folder; null for the others. */
    name: p.text().nullable(),
    language: language(),
    translation: translation<{ name: string }>(),
    access: p.enum(recordAccess),
    position: p.integer().default(0),
    /** Adds one with each change. */
    version: p.integer().default(1),
    createdAt: createdAt(),
  },
  uniques: [
    {
      name: 'record_folders_community_kind_unique',
      properties: ['community', 'kind'],
      where: { kind: { $ne: 'CUSTOM' } },
    },
  ],
  indexes: [
    { name: 'record_folders_community_position_index', properties: ['community', 'position'] },
  ],
  checks: [
    { name: 'record_folders_name_check', expression: `(kind = 'CUSTOM') = (name is not null)` },
    translationCheck('record_folders', ['name']),
  ],
});
export type RecordFolder = InferEntity<typeof RecordFolder>;
