import type { Choice } from '#app/lib/forms/choice.ts';

/** When a successor takes over. */
export const handoverChoice: Choice = {
  name: 'when',
  options: { date: 'handover.onADay', now: 'handover.now' },
  fields: { onDay: { label: 'handover.onDay', options: ['date'] } },
};
