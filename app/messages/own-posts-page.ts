import { ownPostsPage as en } from './en/own-posts-page.ts';
import { ownPostsPage as fr } from './fr/own-posts-page.ts';

export const ownPostsPage = { en, fr };
