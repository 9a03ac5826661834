import type { Choice } from '#app/lib/forms/choice.ts';

/** How long a document is kept. */
export const keepChoice: Choice = {
  name: 'keep',
  options: {
    SUGGESTED: 'recordsDesk.keeps.SUGGESTED',
    UNTIL: 'recordsDesk.keeps.UNTIL',
    FOREVER: 'recordsDesk.keeps.FOREVER',
  },
  fields: { retainUntil: { label: 'recordsDesk.retainUntil', options: ['UNTIL'] } },
};
