import { ownPostsList as en } from './en/own-posts-list.ts';
import { ownPostsList as fr } from './fr/own-posts-list.ts';

export const ownPostsList = { en, fr };
