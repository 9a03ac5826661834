import { search as en } from './en/search.ts';
import { search as fr } from './fr/search.ts';

export const search = { en, fr };
