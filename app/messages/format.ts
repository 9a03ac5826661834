import { format as en } from './en/format.ts';
import { format as fr } from './fr/format.ts';

export const format = { en, fr };
