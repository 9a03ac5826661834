import { sponsors as en } from './en/sponsors.ts';
import { sponsors as fr } from './fr/sponsors.ts';

export const sponsors = { en, fr };
