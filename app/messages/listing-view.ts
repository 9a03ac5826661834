import { listingView as en } from './en/listing-view.ts';

export const listingView = { en };
