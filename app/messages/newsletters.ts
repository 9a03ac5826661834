import { newsletters as en } from './en/newsletters.ts';
import { newsletters as fr } from './fr/newsletters.ts';

export const newsletters = { en, fr };
