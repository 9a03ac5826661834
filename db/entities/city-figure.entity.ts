import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { moment } from './shared.ts';

/** A figure of the whole city as a job counted it last, for cities in which counting takes long. */
export const CityFigure = defineEntity({
  name: 'CityFigure',
  tableName: 'city_figures',
  properties: {
    name: p.text().primary(),
    value: p.integer(),
    countedAt: moment(),
  },
});
export type CityFigure = InferEntity<typeof CityFigure>;
