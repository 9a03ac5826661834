import { postPage as en } from './en/post-page.ts';
import { postPage as fr } from './fr/post-page.ts';

export const postPage = { en, fr };
