import { listings as en } from './en/listings.ts';
import { listings as fr } from './fr/listings.ts';

export const listings = { en, fr };
