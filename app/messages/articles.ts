import { articles as en } from './en/articles.ts';
import { articles as fr } from './fr/articles.ts';

export const articles = { en, fr };
