import type { Choice } from '#app/lib/forms/choice.ts';

/** Whether a listing costs anything: a box. */
export const freeChoice: Choice = {
  name: 'free',
  unset: '',
  options: { '': 'listingEditor.price', yes: 'listingEditor.free' },
  fields: { price: { label: 'listingEditor.price', options: [''] } },
};
