import { authorRejection as en } from './en/author-rejection.ts';
import { authorRejection as fr } from './fr/author-rejection.ts';

export const authorRejection = { en, fr };
