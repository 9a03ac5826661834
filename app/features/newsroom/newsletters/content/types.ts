import type { SectionOf } from '../section-types.server.ts';

/** What the archive page gathers from the issues. */
export interface ArchiveContent {
  contractors: { name: string; trade: string; text: string; phone: string; area: string }[];
  discoveries: { title: string; text: string; place: string }[];
  recipes: SectionOf<'recipe'>[];
  columns: { heading: string; points: string[] }[];
}
