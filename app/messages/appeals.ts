import { appeals as en } from './en/appeals.ts';
import { appeals as fr } from './fr/appeals.ts';

export const appeals = { en, fr };
