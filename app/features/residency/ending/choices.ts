import type { Choice } from '#app/lib/forms/choice.ts';

/** When a membership ends. */
export const endingChoice: Choice = {
  name: 'when',
  options: { date: 'ending.onDay', now: 'ending.now' },
  fields: { endsOn: { label: 'ending.endsOn', options: ['date'] } },
};
