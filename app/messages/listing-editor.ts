import { listingEditor as en } from './en/listing-editor.ts';
import { listingEditor as fr } from './fr/listing-editor.ts';

export const listingEditor = { en, fr };
