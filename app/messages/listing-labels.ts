import { listingLabels as en } from './en/listing-labels.ts';

export const listingLabels = { en };
