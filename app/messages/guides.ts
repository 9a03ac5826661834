import { guides as en } from './en/guides.ts';
import { guides as fr } from './fr/guides.ts';

export const guides = { en, fr };
