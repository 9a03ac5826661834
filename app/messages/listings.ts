import { listings as en } from './en/listings.ts';

export const listings = { en };
