import { LRUCache } from 'lru-cache';
import { drawSkyline, type SkylineDrawing } from './skyline.ts';

/** 6 kB each. */
const kept = new LRUCache<string, SkylineDrawing>({ max: 200 });

/** A community's skyline, drawn again only when the number of lit windows changes. */
export function keptSkyline(slug: string, weeklyActivity: number): Readonly<SkylineDrawing> {
  const key = `${slug} ${weeklyActivity}`;
  const drawing = kept.get(key) ?? drawSkyline(slug, weeklyActivity);
  kept.set(key, drawing);
  return drawing;
}
