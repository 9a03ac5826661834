import { listingEditor as en } from './en/listing-editor.ts';

export const listingEditor = { en };
