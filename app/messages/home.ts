import { home as en } from './en/home.ts';
import { home as fr } from './fr/home.ts';

export const home = { en, fr };
