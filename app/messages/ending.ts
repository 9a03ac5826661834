import { ending as en } from './en/ending.ts';
import { ending as fr } from './fr/ending.ts';

export const ending = { en, fr };
