import { join as en } from './en/join.ts';
import { join as fr } from './fr/join.ts';

export const join = { en, fr };
