import type { SectionOf } from '../section-types.server.ts';

interface TrustedContractor {
  name: string;
  trade: string;
  text: string;
  phone: string;
  area: string;
}

interface LocalDiscovery {
  title: string;
  text: string;
  place: string;
}

interface SmartLivingColumn {
  heading: string;
  points: string[];
}

/** What the archive page gathers from the issues. */
export interface ArchiveContent {
  contractors: TrustedContractor[];
  discoveries: LocalDiscovery[];
  recipes: SectionOf<'recipe'>[];
  columns: SmartLivingColumn[];
}
