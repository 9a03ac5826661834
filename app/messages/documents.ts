import { documents as en } from './en/documents.ts';
import { documents as fr } from './fr/documents.ts';

export const documents = { en, fr };
