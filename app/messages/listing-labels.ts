import { listingLabels as en } from './en/listing-labels.ts';
import { listingLabels as fr } from './fr/listing-labels.ts';

export const listingLabels = { en, fr };
