import { codes as en } from './en/codes.ts';
import { codes as fr } from './fr/codes.ts';

export const codes = { en, fr };
