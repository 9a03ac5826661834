import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { adCreativeTypes, adPositions } from '../enums.ts';
import { createdAt, editorialStatus, language, moment, uuidKey, version } from './shared.ts';

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
    status: editorialStatus(),
    version: version(),
    createdAt: createdAt(),
  },
  indexes: [
    {
      name: 'ad_placements_position_status_dates_index',
      properties: ['position', 'status', 'startAt', 'endAt'],
    },
  ],
  checks: [
    { name: 'ad_placements_dates_check', expression: 'end_at >= start_at' },
    { name: 'ad_placements_link_url_check', expression: `starts_with(link_url, 'https://')` },
  ],
});
export type AdPlacement = InferEntity<typeof AdPlacement>;
