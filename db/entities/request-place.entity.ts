import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
import {
  createdAt,
  language,
  moment,
  translation,
  translationCheck,
  uuidKey,
  version,
} from './shared.ts';

/** A common place of a building that requests can be about, such as an elevator or a level of the garage. */
export const RequestPlace = defineEntity({
  name: 'RequestPlace',
  tableName: 'request_places',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref(),
    name: p.text(),
    language: language(),
    translation: translation<{ name: string }>(),
    /** The place in the list. */
    position: p.integer().default(0),
    /** Since when nobody can choose it; its requests keep it. */
    archivedAt: moment().nullable(),
    version: version(),
    createdAt: createdAt(),
  },
  indexes: [
    {
      name: 'request_places_community_position_index',
      properties: ['community', 'position', 'id'],
    },
  ],
  checks: [
    { name: 'request_places_name_check', expression: `name <> ''` },
    translationCheck('request_places', ['name']),
  ],
});
export type RequestPlace = InferEntity<typeof RequestPlace>;
