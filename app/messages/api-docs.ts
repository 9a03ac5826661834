import { apiDocs as en } from './en/api-docs.ts';
import { apiDocs as fr } from './fr/api-docs.ts';

export const apiDocs = { en, fr };
