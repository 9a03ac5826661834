import { articleEditor } from './articles.server.ts';
import { contractorEditor } from './contractors.server.ts';
import { eventEditor } from './events.server.ts';
import { editionEditor } from './newsletters/editors.server.ts';
import { placementEditor } from './placements.server.ts';

/** The editor of each kind. */
export const editors = {
  newsletters: editionEditor,
  events: eventEditor,
  articles: articleEditor,
  placements: placementEditor,
  contractors: contractorEditor,
};
