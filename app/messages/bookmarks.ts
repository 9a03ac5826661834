import { bookmarks as en } from './en/bookmarks.ts';
import { bookmarks as fr } from './fr/bookmarks.ts';

export const bookmarks = { en, fr };
