import { articles as en } from './en/articles.ts';

export const articles = { en };
