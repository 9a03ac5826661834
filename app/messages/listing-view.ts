import { listingView as en } from './en/listing-view.ts';
import { listingView as fr } from './fr/listing-view.ts';

export const listingView = { en, fr };
