import { apiDocs as en } from './en/api-docs.ts';

export const apiDocs = { en };
