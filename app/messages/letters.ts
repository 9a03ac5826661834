import { letters as en } from './en/letters.ts';
import { letters as fr } from './fr/letters.ts';

export const letters = { en, fr };
