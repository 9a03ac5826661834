import { posts as en } from './en/posts.ts';

export const posts = { en };
