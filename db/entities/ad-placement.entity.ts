import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { adCreativeTypes, adPositions } from '../enums.ts';
import { createdAt, language, moment, uuidKey } from './shared.ts';

export const AdPlacement = defineEntity({
  name: 'AdPlacement',
  tableName: 'ad_placements',
  properties: {
    id: uuidKey(),
    position: p.enum(adPositions),
    creativeType: p.enum(adCreativeTypes),
    imageUrl: p.text().nullable(),
    html: p.text().nullable(),
    language: language(),
    linkUrl: p.text().nullable(),
    startAt: moment(),
    endAt: moment(),
    active: p.boolean().default(true),
    createdAt: createdAt(),
  },
  indexes: [
    {
      name: 'ad_placements_position_active_dates_index',
      properties: ['position', 'active', 'startAt', 'endAt'],
    },
  ],
  checks: [
    { name: 'ad_placements_dates_check', expression: 'end_at >= start_at' },
    { name: 'ad_placements_link_url_check', expression: `starts_with(link_url, 'https://')` },
  ],
});
export type AdPlacement = InferEntity<typeof AdPlacement>;
