import type { Choice } from '#app/lib/forms/choice.ts';

/** For which units codes are made. */
export const unitsChoice: Choice = {
  name: 'which',
  options: {
    missing: 'letters.whichNames.missing',
    all: 'letters.whichNames.all',
    these: 'letters.choices.these',
  },
  fields: {
    units: { label: 'letters.these', options: ['these'] },
    ticked: { label: 'letters.ticked', options: ['these'], isBox: true },
    renew: { label: 'letters.renewName', options: ['all', 'these'], isBox: true },
  },
};
