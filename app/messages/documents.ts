import { documents as en } from './en/documents.ts';

export const documents = { en };
