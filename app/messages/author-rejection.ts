import { authorRejection as en } from './en/author-rejection.ts';

export const authorRejection = { en };
