import { posts as en } from './en/posts.ts';
import { posts as fr } from './fr/posts.ts';

export const posts = { en, fr };
