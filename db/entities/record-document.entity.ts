import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { recordAccess } from '../enums.ts';
import { Community } from './community.entity.ts';
import { RecordFolder } from './record-folder.entity.ts';
import { createdAt, language, moment, uuidKey, words, wordsIndex } from './shared.ts';

/** A document on the records shelf. Its files are its versions. */
export const RecordDocument = defineEntity({
  name: 'RecordDocument',
  tableName: 'records',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    folder: () => p.manyToOne(RecordFolder).ref(),
    title: p.text(),
    /** Of the document, and of its title. */
    language: language(),
    /** Null for whoever may see the folder; the stricter of the two counts. */
    access: p.enum(recordAccess).nullable(),
    /** The date on the document. */
    datedOn: p.date(),
    /** The last day it has to be kept; null for no end. */
    retainUntil: p.date().nullable(),
    /** Whether it is what /emergency.pdf shows to anybody, in its language. */
    isEmergencyPlan: p.boolean().default(false),
    /** Since when only moderators see it; null while it is on the shelf. */
    takenDownAt: moment().nullable(),
    /** Adds one with each change. */
    version: p.integer().default(1),
    createdAt: createdAt(),
    words: words(`search_words(language, title, ''::text)`),
  },
  uniques: [
    {
      name: 'records_emergency_plan_unique',
      properties: ['community', 'language'],
      where: { isEmergencyPlan: true },
    },
  ],
  indexes: [
    wordsIndex('records'),
    { name: 'records_community_dated_index', properties: ['community', 'datedOn', 'id'] },
    { name: 'records_folder_index', properties: ['folder'] },
  ],
  checks: [{ name: 'records_title_check', expression: `title <> ''` }],
});
export type RecordDocument = InferEntity<typeof RecordDocument>;
