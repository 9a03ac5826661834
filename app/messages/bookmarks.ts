import { bookmarks as en } from './en/bookmarks.ts';

export const bookmarks = { en };
