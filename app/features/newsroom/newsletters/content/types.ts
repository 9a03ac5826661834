import type { SectionOf } from '../section-types.server.ts';

/** What the archive page says in any season. */
export interface ArchiveContent {
  discoveries: { title: string; text: string; place: string }[];
  recipes: SectionOf<'recipe'>[];
  columns: { heading: string; points: string[] }[];
}
